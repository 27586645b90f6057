/**
 * A text as PostgreSQL takes it: U+FFFD in place of the zero character, which no text there may
 * hold (HTML does the same), and of halves of surrogate pairs, which a cut leaves behind and jsonb
 * refuses.
 */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '\ufffd').toWellFormed();

/** JSON whose values are all such. Keys are ours. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? storableText(part) : part));
