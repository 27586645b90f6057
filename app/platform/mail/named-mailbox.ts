/**
 * A name with its address as a header carries them (RFC 5322, name-addr). The name is whatever
 * staff call the company: quoted, so that a comma or `<` in it is no second address.
 */
export function namedMailbox(name: string, address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header ends where a line does
  const plain = name.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return `"${plain.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
