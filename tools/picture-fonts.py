"""Makes app/features/seo/pictures/fonts/*.ttf from app/styles/fonts/*.woff2 (needs fonttools and
brotli).

    python3 tools/picture-fonts.py app/styles/fonts app/features/seo/pictures/fonts

What draws the preview pictures reads neither WOFF 2 nor variable fonts: one file per cut, with the
letters that the pages have.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CUTS = {
    "raw": {"wdth": 62, "wght": 900},
    "finished": {"wdth": 125, "wght": 360},
    "text": {"wdth": 100, "wght": 450},
}


def write(font, family, path):
    # Family, full and PostScript name: without the last the font is not accepted.
    font["name"].names = [name for name in font["name"].names if name.nameID in (0, 2, 13, 14)]
    for name_id in (1, 4, 6):
        font["name"].setName(family, name_id, 3, 1, 0x409)
    del font["STAT"]
    font.flavor = None
    font.save(path)


if __name__ == "__main__":
    source, folder = sys.argv[1:3]
    for cut, place in CUTS.items():
        font = TTFont(f"{source}/archivo.woff2")
        # Overlaps stay: the renderer fills them as they are.
        keep = instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS
        font = instancer.instantiateVariableFont(font, place, overlap=keep)
        write(font, cut, f"{folder}/{cut}.ttf")
    write(TTFont(f"{source}/sometype-mono.woff2"), "mono", f"{folder}/mono.ttf")
