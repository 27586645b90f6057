import { storableText } from '#app/platform/http/storable-text.ts';

/** As the driver escapes a literal; that goes through a mail sign by sign. */
function literalText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

const elementOf = (value: unknown) =>
  value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`;

/** An array as an argument of a function, whose type it takes: `uuid[]` as well as `text[]`. */
export const arrayLiteral = (values: readonly unknown[]): string =>
  literalOf(`{${values.map(elementOf).join()}}`);

/** A value as a literal of SQL. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return literalText(storableText(value));
  if (Array.isArray(value)) return `array[${value.map(literalOf).join()}]::text[]`;
  throw new TypeError(`A literal of ${typeof value} is not known`);
}
