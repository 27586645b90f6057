import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#app/access/permissions.ts';
import { areaPaths } from '#app/paths.ts';
import { areaRows } from '#app/registry.ts';
import { DEMO_DOMAIN } from '../../tools/demo/people.ts';
import type { Answer } from '../routes/ask.ts';
import { nextAddress, post, sessionIn } from '../routes/auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../routes/built-site.ts';
import { samplePosts } from '../routes/sample-posts.ts';

/*
 * Records what this release replies on the rows of a demonstration folder: every screen behind sign-in
 * as each role, and every post that has a sample. `tools/compare-releases.ts` runs this file in two
 * releases and compares the records, which hold one JSON line a reply.
 */

const folder = process.env['COMPARED_FOLDER'] ?? '';
const record = process.env['COMPARED_RECORD'] ?? '';

const VISITORS = ['anonymous', 'client', ...ROLES] as const;
type Visitor = (typeof VISITORS)[number];

/** Addresses of one path that are visited without a query: details of two rows. */
const MOST_OF_A_PATH = 2;

let site: BuiltSite;
let passwords: Record<string, string>;
const cookies = new Map<Visitor, string>();

const visitorHeaders = (visitor: Visitor) => ({
  'x-forwarded-for': nextAddress(),
  cookie: cookies.get(visitor) ?? '',
});

async function signIn(visitor: Visitor): Promise<void> {
  if (visitor === 'anonymous') return;
  const email = `${visitor}@${DEMO_DOMAIN}`;
  const reply = await post(site, areaPaths.auth, { email, password: passwords[visitor] ?? '' });
  cookies.set(visitor, sessionIn(reply));
}

const wasSignedOut = (visitor: Visitor, { status, headers }: Answer) =>
  visitor !== 'anonymous' && status === 303 && headers.location?.startsWith(areaPaths.auth);

function note(name: string, { status, headers, text }: Answer): void {
  const { location = '' } = headers;
  appendFileSync(record, `${JSON.stringify({ name, status, location, text })}\n`);
}

beforeAll(async () => {
  const mark = readFileSync(path.join(folder, 'demonstration.json'), 'utf8');
  passwords = (JSON.parse(mark) as { passwords: Record<string, string> }).passwords;
  writeFileSync(record, '');
  site = await openBuiltSite({ dataDir: folder, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const visitor of VISITORS) await signIn(visitor);
});
afterAll(() => site.close());

/** The path of an address with the place of its ids. */
const pathOf = ({ pathname }: URL) => pathname.replace(/[\w-]*\d[\w-]*/g, ':id');

/** Picks two addresses of each path, and one more for each name of a query that it has. */
function picker() {
  const counts = new Map<string, number>();
  const isNew = (what: string, most: number) => {
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return count < most;
  };
  return (url: URL) => {
    const names = [...url.searchParams.keys()];
    if (names.length === 0) return isNew(pathOf(url), MOST_OF_A_PATH);
    return names.filter((name) => isNew(`${pathOf(url)} ${name}`, 1)).length > 0;
  };
}

const isBehindSignIn = ({ origin, pathname }: URL) =>
  origin === site.origin &&
  areaRows.some(({ path: root }) => root.split('/')[1] === pathname.split('/')[1]);

const linksOf = (html: string, base: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), base);
    return url && isBehindSignIn(url) ? [url] : [];
  });

/** Visits every address without a parameter, and what is linked from there as far as it is picked. */
async function visitScreens(visitor: Visitor): Promise<number> {
  const found = areaRows
    // A stream of events has no end.
    .filter(({ id, path: at }) => !at.includes(':') && !at.includes('*') && id !== 'admin.events')
    .map(({ path: at }) => new URL(at, site.origin));
  const known = new Set<string>();
  const isPicked = picker();
  let visited = 0;
  for (const url of found) {
    const address = `${url.pathname}${url.search}`;
    if (known.has(address)) continue;
    known.add(address);
    if (!isPicked(url)) continue;
    const reply = await site.ask(address, { headers: visitorHeaders(visitor) });
    note(`screen ${visitor} ${address}`, reply);
    visited += 1;
    if (reply.headers['content-type']?.startsWith('text/html')) {
      found.push(...linksOf(reply.text, url.href));
    }
  }
  return visited;
}

describe.each(VISITORS)('%s', (visitor) => {
  it('visits every screen', async () => {
    expect(await visitScreens(visitor)).toBeGreaterThan(areaRows.length / 2);
  });
});

describe.each(Object.entries(samplePosts))('posts of %s', (id, samples) => {
  it.each(Object.keys(samples))('%s', async (name) => {
    const row = areaRows.find((one) => one.id === id);
    for (const visitor of VISITORS) {
      const send = async () => {
        const sample = await samples[name]?.();
        const { path: at = row?.path ?? '', fields = {}, json = false } = sample ?? {};
        return post(site, at, fields, { cookie: cookies.get(visitor) ?? '', json });
      };
      let reply = await send();
      if (wasSignedOut(visitor, reply)) {
        await signIn(visitor);
        reply = await send();
      }
      note(`post ${visitor} ${id} ${name}`, reply);
    }
  });
});
