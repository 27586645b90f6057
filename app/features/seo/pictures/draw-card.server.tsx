import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import {
  CardSheet,
  HEIGHT,
  heightOf,
  MARGIN,
  NOTE_SIZE,
  SYMBOL_SPACE,
  TITLE_TOP,
  WIDTH,
} from './card.server.tsx';
import { figureStyle } from './figure-style.ts';
import { fitLines, wrapped } from './fit-lines.ts';
import { paletteOf } from './palette.ts';
import { rasterize } from './rasterize.server.ts';
import { typeset, widthOf } from './typesetting.server.tsx';

export type CardWords = {
  siteName: string;
  /** The site's host, and how the page is called; blank for the home page. */
  host: string;
  here: string;
  raw: string;
  /** Second voice of the headline; blank where the title has but one. */
  finished: string;
  /** Set beside the drawing, where there is room; may be blank. */
  lead: string;
};

export type Drawing = {
  /** What is in the `<svg>`, and its view box. */
  content: string;
  box: readonly [x: number, y: number, width: number, height: number];
};

export type CardRequest = {
  words: CardWords;
  scheme: SchemeColors;
  ground: 'light' | 'dark';
  /** The symbol logo for that ground as a `data:` address, or none. */
  symbol: string | null;
  drawing: Drawing | null;
  /** Arrow heads, hatches and glows that the drawing refers to. */
  defs: string;
};

type Box = { x: number; y: number; width: number; height: number };
/** The place of the drawing: across the sheet, at the right end below the headline, beside it. */
type Layout = 'across' | 'corner' | 'beside';

const SPAN = WIDTH - 2 * MARGIN;
const SIDE_WIDTH = 372;
const CORNER_WIDTH = 620;
const GAP = 26;
const BOTTOM = HEIGHT - 34;

function layoutOf({ drawing }: CardRequest): Layout {
  const [, , width, height] = drawing?.box ?? [0, 0, 3, 1];
  if (width / height < 1.5) return 'beside';
  return width / height < 2.8 ? 'corner' : 'across';
}

/** The most a headline may take, so that the drawing keeps its room. */
const MOST = { across: 150, corner: 146, beside: 168 } as const;

async function headline({ words }: CardRequest, layout: Layout) {
  const width = layout === 'beside' ? SPAN - SIDE_WIDTH - GAP : SPAN;
  const alone = words.finished === '';
  const lines = alone ? 3 : 2;
  const raw = await fitLines(
    words.raw,
    { width, most: MOST[layout], least: alone ? 84 : 100, lines },
    (line) => widthOf(line, 'raw'),
  );
  const most = layout === 'beside' ? 84 : 72;
  const room = { width, most, least: 46, lines: layout === 'beside' ? 3 : 2 };
  const finished = alone
    ? null
    : await fitLines(words.finished, room, (line) => widthOf(line, 'finished'));
  const height = heightOf(raw, 'raw') + (finished ? heightOf(finished, 'finished') : 0);
  return { raw, finished, below: TITLE_TOP + height + GAP };
}

/** The top line: the name, and as much of the place as fits beside it. */
async function signature({ siteName, host, here }: CardWords) {
  const span = SPAN - SYMBOL_SPACE;
  const room = { width: span * 0.7, most: 40, least: 0, lines: 1 };
  const name = await fitLines(siteName, room, (line) => widthOf(line, 'raw'));
  const left = span - GAP - name.size * (await widthOf(siteName, 'raw'));
  for (const place of [here && `${host} · ${here}`, here || host]) {
    if (place && (await widthOf(place, 'mono')) * NOTE_SIZE <= left) return { name, place };
  }
  return { name, place: '' };
}

function roomFor(layout: Layout, below: number): Box {
  const height = BOTTOM - below;
  if (layout === 'across') return { x: MARGIN, y: below, width: SPAN, height };
  if (layout === 'corner') {
    return { x: WIDTH - MARGIN - CORNER_WIDTH, y: below, width: CORNER_WIDTH, height };
  }
  const x = WIDTH - MARGIN - SIDE_WIDTH;
  return { x, y: TITLE_TOP + 8, width: SIDE_WIDTH, height: BOTTOM - TITLE_TOP - 8 };
}

const place = ({ content, box }: Drawing, { x, y, width, height }: Box) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="xMaxYMid meet">${content}</svg>`;

const embedded = (symbol: string) =>
  `<image x="${MARGIN}" y="31" width="44" height="44" href="${symbol}"/>`;

/** Draws a page's preview picture: 1200 × 630 pixels, PNG. */
export async function drawCard(request: CardRequest): Promise<Buffer> {
  const { words, drawing, symbol, defs, ground } = request;
  const colors = paletteOf(request.scheme, ground);
  const layout = layoutOf(request);
  const { below, ...voices } = await headline(request, layout);
  const top = await signature(words);
  const lead = layout === 'corner' ? wrapped(words.lead, 31) : [];
  const sheet = await typeset(
    <CardSheet {...top} {...voices} colors={colors} lead={lead} />,
    WIDTH,
    HEIGHT,
  );
  const extra = [
    `<style>${figureStyle(colors)}</style>`,
    defs,
    symbol ? embedded(symbol) : '',
    drawing ? place(drawing, roomFor(layout, below)) : '',
  ];
  return rasterize(sheet.replace(/<\/svg>$/, `${extra.join('')}</svg>`));
}
