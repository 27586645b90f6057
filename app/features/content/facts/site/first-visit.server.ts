import homeStyles from '#app/features/content/home/site/home.css?url';
import { assetBytes } from '#app/platform/pages/assets.server.ts';
import { clientEntry } from '#app/platform/pages/client-entry.server.ts';
import archivo from '#app/styles/fonts/archivo.woff2?url';
import mono from '#app/styles/fonts/sometype-mono.woff2?url';

/**
 * Bytes of what the build made for a first visit to the home page: its sheet, its script and both
 * fonts, as they are sent. Null where there is no build, as in development.
 */
export function firstVisitBytes(): number | null {
  const sizes = [homeStyles, clientEntry(), archivo, mono].map(assetBytes);
  const known = sizes.filter((size) => size !== undefined);
  return known.length === sizes.length ? known.reduce((sum, size) => sum + size, 0) : null;
}
