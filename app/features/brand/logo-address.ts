import { endpoints } from '#app/paths.ts';

/** What a logo may be, each with what it is served as. */
export const LOGO_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type LogoExtension = keyof typeof LOGO_TYPES;

/** Letters, digits, spaces, dots, underscores and hyphens: a name that is also a file's. */
export const LOGO_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,78}[\p{L}\p{N}_-])?$/u;

const ADDRESS = new RegExp(`^${endpoints.logos}/([^/?]+)[.](svg|png|webp|avif)(?:[?]|$)`);

/** Where the file of a logo is in the storage. */
export const logoKey = (name: string, extension: LogoExtension): string =>
  `logos/${name}.${extension}`;

/** The public address of a logo's file; the version changes with its bytes. */
export const logoUrl = (name: string, extension: LogoExtension, sha256: string): string =>
  `${endpoints.logos}/${encodeURIComponent(name)}.${extension}?v=${sha256.slice(0, 12)}`;

/** The public address of the file at a place in the storage. */
export function logoAddress(path: string, sha256: string): string {
  const dot = path.lastIndexOf('.');
  const name = path.slice('logos/'.length, dot);
  return logoUrl(name, path.slice(dot + 1) as LogoExtension, sha256);
}

/** Name and type of the logo that a public address is of, or null for any other address. */
export function logoAt(url: string): { name: string; extension: LogoExtension } | null {
  const [, escaped = '', extension] = ADDRESS.exec(url) ?? [];
  let name = '';
  try {
    name = decodeURIComponent(escaped);
  } catch {
    return null;
  }
  return LOGO_NAME.test(name) ? { name, extension: extension as LogoExtension } : null;
}

/** The key of the file behind a public address, or null for any other address. */
export function keyOfLogo(url: string): string | null {
  const logo = logoAt(url);
  return logo && logoKey(logo.name, logo.extension);
}
