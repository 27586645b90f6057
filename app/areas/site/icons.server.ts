import { createHash } from 'node:crypto';
import { logoPicture } from '#app/features/brand/logo-file.server.ts';
import { endpoints } from '#app/paths.ts';
import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import { hexOf } from '#app/ui/tokens/color.ts';
import { groundsOf } from '#app/ui/tokens/neutral-tokens.ts';

type Icon = {
  src: string;
  size: number;
  /** Share of the edge that the symbol takes. */
  share: number;
  maskable?: boolean;
  /** Named by the manifest. */
  listed: boolean;
};

/** Every icon that is drawn from the symbol logo. Masks may cut a fifth off each edge. */
export const ICONS: readonly Icon[] = [
  { src: `${endpoints.icons}/192.png`, size: 192, share: 0.76, listed: true },
  { src: `${endpoints.icons}/512.png`, size: 512, share: 0.76, listed: true },
  {
    src: `${endpoints.icons}/maskable-512.png`,
    size: 512,
    share: 0.54,
    maskable: true,
    listed: true,
  },
  { src: endpoints.appleTouchIcon, size: 180, share: 0.66, listed: false },
  // Requested under this name by programs that read no page: feed readers, old browsers, crawlers.
  { src: endpoints.favicon, size: 48, share: 0.92, listed: false },
];

/** The icon at an address with the symbol it shows, and the key that stands for both. */
export async function iconAt(path: string, symbolUrl: string, { named }: SchemeColors) {
  const icon = ICONS.find(({ src }) => src === path);
  if (!icon) return null;
  const request = {
    size: icon.size,
    share: icon.share,
    paper: hexOf(groundsOf(named).light.paper),
    symbol: await logoPicture(symbolUrl, 'light'),
  };
  const made = JSON.stringify(['icon', request]);
  return { request, key: createHash('sha256').update(made).digest('hex').slice(0, 16) };
}
