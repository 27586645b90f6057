import { timingSafeEqual } from 'node:crypto';
import { endpoints } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { editionOf } from './cut-letters.server.ts';
import { VOICES, type Voice } from './heading-voices.ts';

export type Letters = { voice: Voice; letters: string };

const MARK_CHARACTERS = 16;
const PATTERN = new RegExp(
  `^${endpoints.letters}/(${VOICES.join('|')})/([\\w-]+)\\.([\\w-]{${MARK_CHARACTERS}})\\.ttf$`,
);

const markOf = ({ voice, letters }: Letters) =>
  keyedHash('heading letters', voice, letters).toString('base64url').slice(0, MARK_CHARACTERS);

/**
 * Where a heading's letters are fetched, path and query. The letters are in the address, under the site's
 * own signature: every process with the same secret can make the file, and only for letters that a page has
 * shown. The query changes with the font.
 */
export function lettersAddress(of: Letters): string {
  const named = Buffer.from(of.letters, 'utf8').toString('base64url');
  const place = `${endpoints.letters}/${of.voice}`;
  return `${place}/${named}.${markOf(of)}.ttf?v=${editionOf(of.voice)}`;
}

/** The letters of a path, if a page of this site has signed it. */
export function lettersAt(pathname: string): Letters | null {
  const [, voice, named = '', mark = ''] = PATTERN.exec(pathname) ?? [];
  if (!voice) return null;
  const of = { voice: voice as Voice, letters: Buffer.from(named, 'base64url').toString('utf8') };
  return timingSafeEqual(Buffer.from(markOf(of)), Buffer.from(mark)) ? of : null;
}
