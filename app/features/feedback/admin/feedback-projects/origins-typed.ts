import { MOST_ORIGINS, type ProjectMistake } from './feedback-projects.ts';

/* Addresses as people type them, one a line, and as browsers send them: scheme, host and port. */

const linesOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Read = { origin: string } | { code: ProjectMistake };

/** The origin of a line; https without a scheme. */
function originOf(line: string): Read {
  const given = /^[a-z][a-z\d+.-]*:\/\//i.test(line) ? line : `https://${line}`;
  if (!URL.canParse(given) || given.includes('*')) return { code: 'origin' };
  const { protocol, origin, hostname, pathname, search, hash, username } = new URL(given);
  const named = hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
  if (!/^https?:$/.test(protocol) || !named || username !== '') return { code: 'origin' };
  if (pathname !== '/' || search !== '' || hash !== '') return { code: 'originPath' };
  // The database's rule: any other host would not match a browser's.
  return /^https?:\/\/[\][a-z0-9.:-]+$/.test(origin) ? { origin } : { code: 'origin' };
}

export type TypedOrigins = {
  origins: string[];
  mistake?: { code: ProjectMistake; line?: string };
};

/** The origins, each once, or the first invalid line. */
export function originsIn(typed: string): TypedOrigins {
  const origins: string[] = [];
  for (const line of linesOf(typed)) {
    const read = originOf(line);
    if ('code' in read) return { origins: [], mistake: { code: read.code, line } };
    if (!origins.includes(read.origin)) origins.push(read.origin);
  }
  return origins.length > MOST_ORIGINS
    ? { origins: [], mistake: { code: 'originsMany' } }
    : { origins };
}
