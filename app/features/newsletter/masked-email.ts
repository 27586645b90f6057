const first = (text: string) => [...text][0] ?? '';

/** An address for the record, `j***@d***.com`; of what is no address, not a letter is kept. */
export function maskedEmail(typed: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
  const [, local, domain] = /^\s*([^@\s\u0000-\u001f]+)@([^@\s\u0000-\u001f]+)/.exec(typed) ?? [];
  if (!local || !domain) return '***';
  const top = /\.([a-z]{2,10})$/i.exec(domain)?.[1];
  return `${first(local)}***@${first(domain)}***${top ? `.${top.toLowerCase()}` : ''}`;
}
