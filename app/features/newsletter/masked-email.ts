const first = (text: string) => [...text][0] ?? '';

/** An address for the log, `j***@d***.com`; of an invalid one nothing is kept. */
export function maskedEmail(typed: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not pass
  const [, local, domain] = /^\s*([^@\s\u0000-\u001f]+)@([^@\s\u0000-\u001f]+)/.exec(typed) ?? [];
  if (!local || !domain) return '***';
  const top = /\.([a-z]{2,10})$/i.exec(domain)?.[1];
  return `${first(local)}***@${first(domain)}***${top ? `.${top.toLowerCase()}` : ''}`;
}
