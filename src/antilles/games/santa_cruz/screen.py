class Chart:
    def __init__(self, x): pass
def draw(*a): return ""
