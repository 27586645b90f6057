import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '#app/platform/log.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { storage } from '#app/platform/storage.server.ts';
import { LOGO_FALLBACK } from './brand.ts';
import { keyOfLogo } from './logo-address.ts';

/** A file that the site serves as it is; no other folder can be reached from here. */
function servedFile(url: string): string | null {
  const folder = path.join(projectRoot(), 'public');
  const file = path.join(folder, url);
  return file.startsWith(folder + path.sep) && file.endsWith('.svg') && existsSync(file)
    ? file
    : null;
}

/** An uploaded logo that is an SVG document, or null: it is a picture, or cannot be read. */
async function uploadedDocument(key: string): Promise<string | null> {
  if (!key.endsWith('.svg')) return null;
  try {
    const stream = await storage().read(key);
    return stream ? await new Response(stream).text() : null;
  } catch (error) {
    log.warn({ err: error, key }, 'an uploaded logo cannot be read');
    return null;
  }
}

/** The drawing of a logo as an SVG document; one that is none, or not ours to read, is replaced. */
export async function logoDocument(url: string): Promise<string> {
  const key = keyOfLogo(url);
  const uploaded = key && (await uploadedDocument(key));
  if (uploaded) return uploaded;
  const file = servedFile(url) ?? servedFile(LOGO_FALLBACK.symbol.url);
  if (file === null) throw new Error(`Neither ${url} nor the fallback logo can be read.`);
  return readFileSync(file, 'utf8');
}
