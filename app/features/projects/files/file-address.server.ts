import { timingSafeEqual } from 'node:crypto';
import { portalPath } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/** How long the address of a file opens it: long enough to read the page that shows it. */
const OPEN_MS = 10 * 60_000;

type Page = 'versionFile' | 'versionPage' | 'projectFileVersion';
type Whose = { version: string; person: string; until: number };

const signatureOf = (page: Page, { version, person, until }: Whose) =>
  keyedHash('file-address', page, version, person, String(until))
    .toString('base64url')
    .slice(0, 32);

/** Where a person fetches a file in the next ten minutes; to anybody else it is worth nothing. */
export function fileAddress(page: Page, version: string, person: string, opened = false): string {
  const until = Date.now() + OPEN_MS;
  const query = new URLSearchParams({
    ate: String(until),
    para: signatureOf(page, { version, person, until }),
    ...(opened && { abrir: '1' }),
  });
  return `${portalPath(page, { id: version })}?${query}`;
}

/** Whether an address was made for this person, and still opens: `late` where its time is over. */
export function addressState(
  page: Page,
  version: string,
  person: string,
  query: URLSearchParams,
): 'open' | 'late' | 'foreign' {
  const until = Number(query.get('ate'));
  const given = Buffer.from(query.get('para') ?? '');
  const right = Buffer.from(signatureOf(page, { version, person, until }));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'foreign';
  return until > Date.now() ? 'open' : 'late';
}
