"""Cuba with El Presidente (Michael Rieneck, Stefan Stadler): plantations, harbour and parliament, and the president."""
