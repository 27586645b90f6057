import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fontFile } from '#app/features/seo/pictures/typesetting.server.tsx';
import { boundedMemory } from '#app/platform/pages/bounded-memory.ts';
import type { Voice } from './heading-voices.ts';

export type LetterFile = {
  /** TrueType. Under brotli its outlines weigh what they do in WOFF 2, whose packer would cost each
   * process 40 MB. */
  plain: Buffer;
  br: Buffer;
};

/** Memory for finished files; a heading's are some five kilobytes. */
const MEMORY_BYTES = 2 * 1024 * 1024;

const compress = promisify(brotliCompress);
const memory = boundedMemory<LetterFile>(
  MEMORY_BYTES,
  ({ plain, br }) => plain.byteLength + br.byteLength,
);
const underWay = new Map<string, Promise<LetterFile>>();
const cuts = new Map<Voice, { font: Buffer; edition: string }>();

/** A voice's whole font: the static cut that the preview pictures are set in. */
function cutOf(voice: Voice) {
  const read = cuts.get(voice);
  if (read) return read;
  const font = readFileSync(fontFile(voice));
  const edition = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const cut = { font, edition };
  cuts.set(voice, cut);
  return cut;
}

/** Changes with the font itself. */
export const editionOf = (voice: Voice): string => cutOf(voice).edition;

async function make(key: string, voice: Voice, letters: string): Promise<LetterFile> {
  // With the first heading: a process that renders none loads no font library.
  const { default: subsetFont } = await import('subset-font');
  const plain = await subsetFont(cutOf(voice).font, letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    noHinting: true,
  });
  const br = await compress(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
  });
  const file = { plain, br };
  memory.keep(key, file);
  return file;
}

/**
 * The glyphs of these letters as a font of their own, made once for all who wait for it and kept in
 * memory by voice and set of letters; making it again takes milliseconds. What the whole font does
 * not have (emoji, other scripts) is left out.
 */
export function cutLetters(voice: Voice, letters: string): Promise<LetterFile> {
  const key = `${voice} ${letters}`;
  const ready = memory.get(key);
  if (ready) return Promise.resolve(ready);
  const found = underWay.get(key) ?? make(key, voice, letters).finally(() => underWay.delete(key));
  underWay.set(key, found);
  return found;
}
