import { maskSecrets } from '#app/secret-addresses.ts';

const QUERY = /\?[^\s"'<>()]*/g;
/** User and password of an address, to the last @: a password may hold one, or a slash. */
const CREDENTIALS = /:\/\/[^\s"'<>]*@/g;
const EMAIL = /[^\s"'<>(),;:=/]+@[^\s"'<>(),;]+\.[\p{L}\d-]+/gu;
/** Eight digits and more with the usual separators; a plus or bracket may lead. */
const PHONE = /(?<![\w.])[+(]?\d(?:[ ().-]{0,2}\d){7,}(?!\w)/g;

/** `?q=ana&de=home` keeps its names: `?q=…&de=…`. */
const withoutValues = (query: string) => query.replace(/=[^&#\s]*/g, '=…');

/** Removes users and passwords of addresses, which libraries quote from settings. */
export const withoutCredentials = (text: string) => text.replace(CREDENTIALS, '://');

/**
 * Removes what a visitor may have typed (values of queries, e-mail addresses, phone numbers), secrets of
 * addresses, and what withoutCredentials does.
 */
export function scrubbed(text: string): string {
  return withoutCredentials(maskSecrets(text))
    .replace(QUERY, withoutValues)
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]');
}

/** Errors that quote what could not be read: PostgreSQL's class 22, and JSON. */
const quotes = (error: Error & { code?: unknown }) =>
  error instanceof SyntaxError || /^22/.test(String(error.code));

/** The message of an error, without what a visitor may have typed. */
export function scrubbedMessage(error: Error): string {
  const message = scrubbed(error.message);
  return quotes(error) ? message.replace(/(["'])(?:.|\n)*\1/g, '$1…$1') : message;
}
