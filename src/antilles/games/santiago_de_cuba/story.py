def tell(*args):
    return []
