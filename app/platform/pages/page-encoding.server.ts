import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';

type Variant = { etag: string; headers: string[]; notModifiedHeaders: string[]; body: Buffer };
export type EncodedPage = {
  status: number;
  identity: Variant;
  br: Variant;
  gzip: Variant;
  /** Its memory, all encodings together. */
  bytes: number;
};

const compress = promisify(brotliCompress);
/** Removed from the response: for the page cache alone. */
const INTERNAL = new Set(['x-valid-until', 'content-length', 'content-encoding', 'etag', 'vary']);

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

function variant(common: string[], encoding: string | null, tag: string, body: Buffer): Variant {
  // Weak: the page stays the same while its compressed bytes change (RFC 9110 §8.8.1).
  const etag = `W/"${tag}${encoding ? `-${encoding}` : ''}"`;
  const notModifiedHeaders = [...common, 'etag', etag, 'vary', 'accept-encoding'];
  const headers = [...notModifiedHeaders, 'content-length', String(body.byteLength)];
  if (encoding) headers.push('content-encoding', encoding);
  return { etag, headers, notModifiedHeaders, body };
}

function headerList(response: Response): Map<string, string> {
  const headers = new Map([...Object.entries(SECURITY_HEADERS), ...response.headers.entries()]);
  // Browsers may store a cached page, but must revalidate it.
  if (response.status === 200) headers.set('cache-control', 'no-cache');
  return headers;
}

/** Finishes a response for repeated sending: every encoding with its own ETag and header list. */
export async function encodePage(response: Response): Promise<EncodedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const common = [...headerList(response)].flatMap(([name, value]) =>
    INTERNAL.has(name) ? [] : [name, value],
  );
  const br = brotliCompressSync(body, brotliOptions(4, body.byteLength));
  const gzip = gzipSync(body, { level: 4 });
  return {
    status: response.status,
    identity: variant(common, null, tag, body),
    br: variant(common, 'br', tag, br),
    gzip: variant(common, 'gzip', tag, gzip),
    bytes: body.byteLength + br.byteLength + gzip.byteLength,
  };
}

/** Compresses a cached page as small as possible, off the main thread, once the quick version was served.
 * Resolves to the change in bytes. */
export async function squeezePage(page: EncodedPage): Promise<number> {
  const { body, notModifiedHeaders } = page.identity;
  const small = await compress(body, brotliOptions(11, body.byteLength));
  const common = notModifiedHeaders.slice(0, notModifiedHeaders.indexOf('etag'));
  const tag = page.identity.etag.slice(3, -1);
  const before = page.br.body.byteLength;
  page.br = variant(common, 'br', tag, small);
  page.bytes += small.byteLength - before;
  return small.byteLength - before;
}

type Coding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of Accept-Encoding values; clients may send any number. */
const MOST_CHOICES = 200;
const choices = new Map<string, Coding>();

function choose(accepted: string): Coding {
  const accepts = (coding: string) =>
    accepted.includes(coding) &&
    !new RegExp(`\\b${coding}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** The encoding to send: brotli, else gzip, else none. `q=0` refuses one (RFC 9110 §12.5.3). */
export function variantFor(page: EncodedPage, accept: string | string[] | undefined): Variant {
  const accepted = String(accept ?? '');
  const known = choices.get(accepted);
  if (known) return page[known];
  const chosen = choose(accepted);
  if (choices.size < MOST_CHOICES) choices.set(accepted, chosen);
  return page[chosen];
}
