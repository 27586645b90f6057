import { rasterize } from './rasterize.server.ts';

type Icon = {
  /** Edge in pixels. */
  size: number;
  /** Share of the edge that the symbol takes; a maskable one keeps 80 % of it safe. */
  share: number;
  /** `#rrggbb`. */
  paper: string;
  /** The symbol logo as a `data:` address. */
  symbol: string;
};

/** The symbol on paper, as an icon for home screens: PNG, square, without round corners. */
export function drawIcon({ size, share, paper, symbol }: Icon): Promise<Buffer> {
  const edge = size * share;
  const start = (size - edge) / 2;
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" fill="${paper}"/>
      <image x="${start}" y="${start}" width="${edge}" height="${edge}" href="${symbol}"/>
    </svg>`,
  );
}
