/** Fields of an EMV code by their two figures, in their order in the code. */
export type Read = ReadonlyMap<string, string>;

/** Each field: two digits of its id, two of its length, and its value. */
export const written = (fields: readonly (readonly [id: string, value: string])[]): string =>
  fields.map(([id, value]) => `${id}${String(value.length).padStart(2, '0')}${value}`).join('');

/** Undefined where the text is anything but fields, has one of them twice, or signs that no bank reads. */
export function fieldsIn(text: string): Read | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const found = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, size] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(size);
    if (!id || found.has(id) || size === '00' || end > text.length) return undefined;
    found.set(id, text.slice(at + 4, end));
    at = end;
  }
  return found;
}
