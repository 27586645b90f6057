import { storableText } from '#app/platform/http/storable-text.ts';

/** As the driver escapes a literal; that goes through a mail sign by sign. */
function literalText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** A value as a literal of SQL. */
export function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return literalText(storableText(value));
  if (Array.isArray(value)) return `array[${value.map(literalOf).join()}]::text[]`;
  throw new TypeError(`A literal of ${typeof value} is not known`);
}
