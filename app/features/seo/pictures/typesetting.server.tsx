import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { projectRoot } from '#app/platform/project-root.server.ts';

/** The cuts that pictures are set in, one static font file each. */
const CUTS = ['raw', 'finished', 'text', 'mono'] as const;
export type Cut = (typeof CUTS)[number];

/** Letter and word spacing by cut, in em: as on the pages. */
const TRACKING: Record<Cut, number> = { raw: -0.022, finished: -0.03, text: 0, mono: 0 };
const WORD_SPACE: Record<Cut, number> = { raw: 0.17, finished: 0.3, text: 0.21, mono: 0.6 };

export const fontFile = (cut: Cut) =>
  path.join(projectRoot(), `app/features/seo/pictures/fonts/${cut}.ttf`);

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture: pages that nobody shares cost no memory. */
async function load() {
  const { default: satori } = await import('satori');
  const fonts = CUTS.map((name) => ({ name, data: readFileSync(fontFile(name)) }));
  return (node: ReactNode, size: { width: number; height: number } | { height: number }) =>
    satori(node, { ...size, fonts });
}

const typesetter = () => {
  loading ??= load();
  return loading;
};

/** Sets a tree of boxes and texts; letters become outlines. Returns the text of an SVG. */
export async function typeset(node: ReactNode, width: number, height: number): Promise<string> {
  const set = await typesetter();
  return set(node, { width, height });
}

type LineProps = { text: string; cut: Cut; size: number; leading?: number; color?: string };

/** One line, word for word, because the typesetter cannot widen spaces. */
export function Line({ text, cut, size, leading = 1, color = 'black' }: LineProps) {
  const style = {
    display: 'flex',
    columnGap: WORD_SPACE[cut] * size,
    color,
    fontFamily: cut,
    fontSize: size,
    letterSpacing: TRACKING[cut] * size,
    lineHeight: leading,
    whiteSpace: 'nowrap',
  } as const;
  return (
    <div style={style}>
      {text.split(' ').map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of a line may repeat and never move
        <div key={i}>{word}</div>
      ))}
    </div>
  );
}

/** Size at which widths are measured; large, because they come as whole pixels. */
const MEASURED_AT = 200;

/** Width of a line in em of its own size. */
export async function widthOf(text: string, cut: Cut): Promise<number> {
  const set = await typesetter();
  const line = <Line text={text} cut={cut} size={MEASURED_AT} />;
  const svg = await set(line, { height: MEASURED_AT * 2 });
  return Number(/<svg width="([\d.]+)"/.exec(svg)?.[1] ?? 0) / MEASURED_AT;
}
