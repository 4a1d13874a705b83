"""Santa Cruz (Marcel-André Casasola Merkle): two rounds of building on three islands, on tiles found on the way."""
