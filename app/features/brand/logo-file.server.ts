import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storage } from '#app/platform/files/storage.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import type { Theme } from '#app/ui/tokens/neutral-tokens.ts';
import { LOGO_FALLBACK } from './brand.ts';
import { keyOfLogo, LOGO_TYPES } from './logo-address.ts';
import { isDrawable } from './logo-choice.ts';

type LogoFile = { type: string; bytes: Buffer };

/** A file that the site serves as it is; no other folder can be reached from here. */
function servedFile(url: string): LogoFile | null {
  const folder = path.join(projectRoot(), 'public');
  const file = path.join(folder, url);
  return file.startsWith(folder + path.sep) && file.endsWith('.svg') && existsSync(file)
    ? { type: LOGO_TYPES.svg, bytes: readFileSync(file) }
    : null;
}

/** An uploaded logo, or null where it cannot be read. */
async function uploadedFile(key: string): Promise<LogoFile | null> {
  try {
    const stream = await storage().read(key);
    if (!stream) return null;
    const type = key.endsWith('.png') ? LOGO_TYPES.png : LOGO_TYPES.svg;
    return { type, bytes: Buffer.from(await new Response(stream).arrayBuffer()) };
  } catch (error) {
    log.warn({ err: error, key }, 'an uploaded logo cannot be read');
    return null;
  }
}

/** Rules for dark grounds hold always or never: a picture has one ground. */
function onGround({ type, bytes }: LogoFile, ground: Theme): LogoFile {
  if (type !== LOGO_TYPES.svg) return { type, bytes };
  const night = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
  const drawn = bytes.toString('utf8').replace(night, ground === 'dark' ? '$1' : '');
  return { type, bytes: Buffer.from(drawn) };
}

/** A logo as it is drawn into a picture of one ground: a `data:` address. What cannot be drawn, or is
 * not ours to read, is replaced by the fallback. */
export async function logoPicture(url: string, ground: Theme): Promise<string> {
  const key = isDrawable(url) ? keyOfLogo(url) : null;
  const uploaded = key && (await uploadedFile(key));
  const file = uploaded || servedFile(url) || servedFile(LOGO_FALLBACK.symbol.url);
  if (!file) throw new Error(`Neither ${url} nor the fallback logo can be read.`);
  const { type, bytes } = onGround(file, ground);
  return `data:${type};base64,${bytes.toString('base64')}`;
}
