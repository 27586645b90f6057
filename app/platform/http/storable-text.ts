/**
 * A text as PostgreSQL accepts it: U+FFFD replaces the zero character, which no text there may hold (HTML
 * does the same), and unpaired surrogates, which truncation leaves behind and jsonb refuses.
 */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '\ufffd').toWellFormed();

/**
 * A text of a posted form as it is stored: a line break is one character, as a field of the browser
 * counts it against its `maxlength`, though forms send it as two (CRLF).
 */
export const postedText = (text: string): string => storableText(text).replace(/\r\n?/g, '\n');

/** An address whose path and query decode to such texts: such an address names nothing that exists. */
export const storableAddress = (url: string): string => url.replaceAll('%00', '%EF%BF%BD');

/** Escapes of JSON: a pair, what cannot be stored, any other. */
const ESCAPE =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u(?:0000|[dD][89a-fA-F][\da-fA-F]{2})|\\./g;
const UNSTORABLE = /^\\u.{4}$/;

/**
 * An untrusted JSON text with storable texts throughout, its keys too. Only an escape can produce what
 * cannot be stored, so escapes are changed before parsing: JSON may be nested deeper than any function
 * could follow. Throws SyntaxError for what is no JSON.
 */
export const storableJsonOf = (text: string): unknown =>
  JSON.parse(
    storableText(text).replace(ESCAPE, (part) => (UNSTORABLE.test(part) ? '\ufffd' : part)),
  );

/** JSON whose values are all storable. Keys are ours. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? storableText(part) : part));
