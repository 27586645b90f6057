"""Makes app/styles/fonts/*.woff2 from the full variable fonts (needs fonttools and brotli).

    python3 tools/subset-fonts.py <archivo.woff2> <sometype-mono.woff2> app/styles/fonts

Archivo is limited to the axis range in use and to the letters of Portuguese and English. Its
accented letters come as flattened outlines; they are put together again from base letter and
accent, and tabular figures from the proportional ones: a tenth less, and no outline moves by more
than two thousandths of the type size.
"""

import array
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta

LETTERS = "ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÑñ"
SIGNS = "–—“”‘’…•·×→≤≥ºª€§°©−"
ROUNDING = 2


def deltas_of(font, name):
    """region -> one (x, y) per point, phantom points last; interpolated points filled in."""
    glyf = font["glyf"]
    coords, control = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
    coords = list(coords)
    found = {}
    for variation in font["gvar"].variations.get(name, []):
        filled = iup_delta(variation.coordinates, coords, list(control.endPts))
        found[tuple(sorted(variation.axes.items()))] = [tuple(d) for d in filled]
    return found


def shift(a, b):
    """The one translation that moves outline a onto outline b, or None."""
    dx, dy = b[0][0] - a[0][0], b[0][1] - a[0][1]
    near = all(
        abs(q[0] - p[0] - dx) <= ROUNDING and abs(q[1] - p[1] - dy) <= ROUNDING
        for p, q in zip(a, b)
    )
    return (dx, dy) if near and len(a) == len(b) else None


class Outline:
    """Points, flags, contour ends and the deltas of a part of a glyph."""

    def __init__(self, font, name, start=0):
        glyph = font["glyf"][name]
        self.points = list(glyph.coordinates)[start:]
        self.flags = list(glyph.flags)[start:]
        self.ends = [e - start for e in glyph.endPtsOfContours if e >= start]
        self.deltas = {r: d[start:-4] for r, d in deltas_of(font, name).items()}
        self.phantoms = {r: d[-4:] for r, d in deltas_of(font, name).items()}

    def placed_by(self, part):
        """How `part` must be moved, in the default and per region, to become this; or None."""
        if self.flags != part.flags or self.ends != part.ends:
            return None
        still = [(0, 0)] * len(self.points)
        moves = {None: shift(part.points, self.points)}
        for region in set(self.deltas) | set(part.deltas):
            moves[region] = shift(part.deltas.get(region, still), self.deltas.get(region, still))
        return None if None in moves.values() else moves


def add_glyph(font, name, outline):
    order = font.getGlyphOrder()
    glyph = Glyph()
    glyph.numberOfContours = len(outline.ends)
    glyph.coordinates = GlyphCoordinates(outline.points)
    glyph.flags = array.array("B", outline.flags)
    glyph.endPtsOfContours = outline.ends
    glyph.program = Program()
    glyph.program.fromBytecode(b"")
    font.setGlyphOrder(order + [name])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (0, glyph.xMin)
    widths = font["HVAR"].table.AdvWidthMap.mapping
    widths[name] = widths["gravecomb"]
    font["gvar"].variations[name] = [
        TupleVariation(dict(region), list(deltas) + [(0, 0)] * 4)
        for region, deltas in outline.deltas.items()
    ]


def compose(font, name, parts):
    """Replaces an outline by references to (glyph name, moves) parts; advances stay."""
    phantoms = Outline(font, name).phantoms
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for part_name, moves in parts:
        component = GlyphComponent()
        component.glyphName = part_name
        component.x, component.y = moves[None]
        component.flags = 0x4  # ROUND_XY_TO_GRID
        glyph.components.append(component)
    regions = set(phantoms).union(*(moves for _, moves in parts)) - {None}
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    still = [(0, 0)] * 4
    font["gvar"].variations[name] = [
        TupleVariation(
            dict(region),
            [moves.get(region, (0, 0)) for _, moves in parts] + phantoms.get(region, still),
        )
        for region in sorted(regions, key=str)
    ]


def recompose_digits(font):
    """Tabular figures are the proportional ones, moved."""
    for digit in ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"):
        plain = Outline(font, digit)
        moves = Outline(font, f"{digit}.tf").placed_by(plain)
        compose(font, f"{digit}.tf", [(digit, moves)])


def recompose(font):
    """Turns every accented letter into base + accent. Returns how many."""
    glyf, gvar, cmap = font["glyf"], font["gvar"], font.getBestCmap()
    accents, done = {}, 0
    for letter in LETTERS:
        base_letter = unicodedata.normalize("NFD", letter)[0]
        base_letter = "ı" if base_letter == "i" else base_letter
        name, base_name = cmap[ord(letter)], cmap[ord(base_letter)]
        base = Outline(font, base_name)
        whole = Outline(font, name)
        size = len(base.points)
        head = Outline(font, name)
        head.points, head.flags = whole.points[:size], whole.flags[:size]
        head.ends = [e for e in whole.ends if e < size]
        head.deltas = {r: d[:size] for r, d in whole.deltas.items()}
        base_moves = head.placed_by(base)
        if base_moves is None:
            print("kept whole:", letter)
            continue
        tail = Outline(font, name, size)
        for part_name, part in accents.items():
            moves = tail.placed_by(part)
            if moves:
                break
        else:
            part_name = f"accent{len(accents)}"
            accents[part_name] = part = tail
            add_glyph(font, part_name, tail)
            moves = tail.placed_by(tail)
        compose(font, name, [(base_name, base_moves), (part_name, moves)])
        done += 1
    return done


def write(font, text, features, path):
    options = subset.Options(
        flavor="woff2", hinting=False, layout_features=features, notdef_outline=True
    )
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["gasp", "prep"]
    maker = subset.Subsetter(options)
    maker.populate(unicodes=[*range(0x20, 0x7F), 0xA0], text=text)
    maker.subset(font)
    font.flavor = "woff2"
    font.save(path)


if __name__ == "__main__":
    archivo, mono, folder = sys.argv[1:4]
    font = TTFont(archivo)
    font = instancer.instantiateVariableFont(font, {"wght": (250, 900), "wdth": (62, 125)})
    print("put together:", recompose(font))
    recompose_digits(font)
    write(font, LETTERS + SIGNS, ["kern", "tnum"], f"{folder}/archivo.woff2")
    font = instancer.instantiateVariableFont(TTFont(mono), {"wght": 500})
    write(font, LETTERS + SIGNS, [], f"{folder}/sometype-mono.woff2")
