import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { LOGO_FALLBACK } from './brand.ts';

/** A file that the site serves as it is; no other folder can be reached from here. */
function servedFile(url: string): string | null {
  const folder = path.join(projectRoot(), 'public');
  const file = path.join(folder, url);
  return file.startsWith(folder + path.sep) && file.endsWith('.svg') && existsSync(file)
    ? file
    : null;
}

/** The drawing of a logo as an SVG document; one that is not ours to read is replaced. */
export function logoDocument(url: string): string {
  const file = servedFile(url) ?? servedFile(LOGO_FALLBACK.symbol.url);
  if (file === null) throw new Error(`Neither ${url} nor the fallback logo can be read.`);
  return readFileSync(file, 'utf8');
}
