const ESCAPES = /(?:%[\da-f]{2})+/gi;
const BROKEN = /%(?![\da-f]{2})/gi;
const OF_LATIN1 = /%[89a-f][\da-f]/gi;

function isReadable(text: string): boolean {
  try {
    // The result is used, since the bundler drops a call whose result is not.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** The letter that a byte is in Latin-1, as old links encode their accents, in the UTF-8 of addresses. */
const inUtf8 = (encoded: string) =>
  encodeURIComponent(String.fromCharCode(Number.parseInt(encoded.slice(1), 16)));

/**
 * An address whose path can be decoded, so that later code need not care: U+FFFD replaces a percent sign without
 * a number, and bytes that are no UTF-8 are letters of Latin-1.
 */
export function readableAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%') || isReadable(path)) return url;
  const readable = path
    .replace(ESCAPES, (run) => (isReadable(run) ? run : run.replace(OF_LATIN1, inUtf8)))
    .replace(BROKEN, '%EF%BF%BD');
  return `${readable}${url.slice(path.length)}`;
}
