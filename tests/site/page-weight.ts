import { brotliCompressSync, constants } from 'node:zlib';
import type { Answer, Ask } from '../routes/ask.ts';

type Site = { ask: (address: string, options?: Ask) => Promise<Answer> };
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/** Bytes of a page over the wire. A kept page is squeezed as small as it gets after its first load. */
export async function htmlBytes(site: Site, address: string): Promise<number> {
  const { headers, raw, text } = await site.ask(address, BROTLI);
  if (headers.etag === undefined) return raw.byteLength;
  const size = Buffer.byteLength(text);
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }).byteLength;
}

/** Weighs files once each. */
export function scales(site: Site) {
  const known = new Map<string, Promise<{ bytes: number; text: string }>>();
  const weigh = (file: string) => {
    const weighed =
      known.get(file) ??
      site.ask(file, BROTLI).then(({ raw, text }) => ({ bytes: raw.byteLength, text }));
    known.set(file, weighed);
    return weighed;
  };
  /** A module with everything it imports statically, each once. */
  const modules = async (file: string, counted = new Set<string>()): Promise<number> => {
    if (counted.has(file)) return 0;
    counted.add(file);
    const { bytes, text } = await weigh(file);
    let sum = bytes;
    for (const [, target = ''] of text.matchAll(
      /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g,
    )) {
      sum += await modules(new URL(target, `http://site${file}`).pathname, counted);
    }
    return sum;
  };
  const sum = async (files: readonly string[], of: (file: string) => Promise<number>) => {
    let total = 0;
    for (const file of new Set(files)) total += await of(file);
    return total;
  };
  return {
    stylesheets: (files: readonly string[]) =>
      sum(files, async (file) => (await weigh(file)).bytes),
    scripts: (files: readonly string[]) => sum(files, (file) => modules(file)),
  };
}
