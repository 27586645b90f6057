import type { Fitted } from './fit-lines.ts';
import type { Palette } from './palette.ts';
import { type Cut, Line } from './typesetting.server.tsx';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 56;
/** Where the headline begins, from the top. */
export const TITLE_TOP = 118;

/** Room for the symbol before the site's name. */
export const SYMBOL_SPACE = 54;
export const NOTE_SIZE = 21;

const COLUMNS = 12;
const LEADING: Record<Cut, number> = { raw: 0.94, finished: 1.14, text: 1.4, mono: 1.4 };

export type Card = {
  colors: Palette;
  /** The site's name, on one line. */
  name: Fitted;
  /** The site's host, and how the page is called. */
  place: string;
  raw: Fitted;
  finished: Fitted | null;
  /** Set beside the drawing, where there is room; lines of one size. */
  lead: readonly string[];
};

/** Height of set lines in pixels. */
export const heightOf = ({ lines, size }: Fitted, cut: Cut) => lines.length * size * LEADING[cut];

type Voice = { cut: Cut; fitted: Fitted; color: string };

const Voice = ({ cut, fitted: { lines, size }, color }: Voice) =>
  lines.map((text) => (
    <Line key={text} text={text} cut={cut} size={size} leading={LEADING[cut]} color={color} />
  ));

/** The line with ticks on the columns that opens every section of a page. */
function Ruler({ color }: { color: string }) {
  const span = WIDTH - 2 * MARGIN;
  return (
    <div style={{ display: 'flex', position: 'absolute', left: MARGIN, top: 92, width: span }}>
      <div style={{ width: span, height: 1.5, background: color }} />
      {Array.from({ length: COLUMNS + 1 }, (_, column) => {
        const left = Math.min(span - 1.5, (span / COLUMNS) * column);
        const tick = { position: 'absolute', left, top: 0, width: 1.5, height: 10 } as const;
        return <div key={left} style={{ ...tick, background: color }} />;
      })}
    </div>
  );
}

const LEAD_SIZE = 27;

/** Everything of a preview picture but its drawings, set by satori. */
export function CardSheet({ colors, name, place, raw, finished, lead }: Card) {
  const column = { display: 'flex', flexDirection: 'column', position: 'absolute' } as const;
  return (
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, background: colors.paper }}>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: MARGIN + SYMBOL_SPACE,
          top: 30,
          width: WIDTH - 2 * MARGIN - SYMBOL_SPACE,
          height: 46,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Voice cut="raw" fitted={name} color={colors.ink} />
        <Line text={place} cut="mono" size={NOTE_SIZE} color={colors.ink3} />
      </div>
      <Ruler color={colors.ink} />
      <div style={{ ...column, left: MARGIN, top: TITLE_TOP }}>
        <Voice cut="raw" fitted={raw} color={colors.ink} />
        {finished && <Voice cut="finished" fitted={finished} color={colors.ink2} />}
      </div>
      <div style={{ ...column, left: MARGIN, bottom: 44 }}>
        {lead.map((text) => (
          <Line
            key={text}
            text={text}
            cut="text"
            size={LEAD_SIZE}
            leading={1.4}
            color={colors.ink2}
          />
        ))}
      </div>
    </div>
  );
}
