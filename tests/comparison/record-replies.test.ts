import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes } from '../../tools/comparison/built-routes.ts';
import { DEMO_DOMAIN } from '../../tools/demo/people.ts';
import type { Answer } from '../routes/ask.ts';
import { nextAddress, post, sessionIn } from '../routes/auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../routes/built-site.ts';
import { samplePosts } from '../routes/sample-posts.ts';
import { seeded } from './seeded-samples.ts';

/*
 * Records what this release replies on the rows of a demonstration folder: every screen behind sign-in
 * as each role, and every post that has a sample. `tools/compare-releases.ts` runs this file in two
 * releases and compares the records, which hold one JSON line a reply. It requests the built site alone, by
 * address, so that source files may be elsewhere in each.
 */

const folder = process.env['COMPARED_FOLDER'] ?? '';
const record = process.env['COMPARED_RECORD'] ?? '';

/** A role opens hundreds of screens, in both releases at once. */
const VISIT_MS = 30 * 60_000;

const SIGN_IN = '/auth';
const AREAS = ['admin', 'auth', 'portal'];

const areaOf = (pathname: string) => pathname.split('/')[1] ?? '';
const routes = builtRoutes('.');
const areaAddresses = [...routes.values()].filter((address) => AREAS.includes(areaOf(address)));

const mark = readFileSync(path.join(folder, 'demonstration.json'), 'utf8');
const { passwords } = JSON.parse(mark) as { passwords: Record<string, string> };
const VISITORS = ['anonymous', ...Object.keys(passwords)];

/** Addresses of one path that are visited without a query: details of two rows. */
const MOST_OF_A_PATH = 2;

let site: BuiltSite;
const cookies = new Map<string, string>();

const visitorHeaders = (visitor: string) => ({
  'x-forwarded-for': nextAddress(),
  cookie: cookies.get(visitor) ?? '',
});

async function signIn(visitor: string): Promise<void> {
  if (visitor === 'anonymous') return;
  const email = `${visitor}@${DEMO_DOMAIN}`;
  const reply = await post(site, SIGN_IN, { email, password: passwords[visitor] ?? '' });
  cookies.set(visitor, sessionIn(reply));
}

const wasSignedOut = (visitor: string, { status, headers }: Answer) =>
  visitor !== 'anonymous' && status === 303 && headers.location?.startsWith(SIGN_IN);

function note(name: string, { status, headers, text }: Answer): void {
  const { location = '' } = headers;
  appendFileSync(record, `${JSON.stringify({ name, status, location, text })}\n`);
}

beforeAll(async () => {
  writeFileSync(record, '');
  site = await openBuiltSite({ dataDir: folder, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const visitor of VISITORS) await signIn(visitor);
});
afterAll(() => site.close());

/** The path of an address, with `:id` in place of each id. */
const pathOf = ({ pathname }: URL) => pathname.replace(/[\w-]*\d[\w-]*/g, ':id');

/** Picks two addresses of each path without a query, and one for each query key of a path. */
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
  origin === site.origin && AREAS.includes(areaOf(pathname));

const linksOf = (html: string, base: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), base);
    return url && isBehindSignIn(url) ? [url] : [];
  });

/** Visits every address without a parameter, and what is linked from there as far as it is picked. */
async function visitScreens(visitor: string): Promise<number> {
  const found = areaAddresses
    // A stream of events has no end.
    .filter((at) => !/[:*]/.test(at) && at !== routes.get('admin.events'))
    .map((at) => new URL(at, site.origin));
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
  it('visits every screen', { timeout: VISIT_MS }, async () => {
    expect(await visitScreens(visitor)).toBeGreaterThan(areaAddresses.length / 2);
  });
});

describe.each(Object.entries(samplePosts))('posts of %s', (id, samples) => {
  it.each(Object.keys(samples))('%s', async (name) => {
    for (const visitor of VISITORS) {
      const send = async (attempt: number) => {
        const seed = `${visitor} ${id} ${name} ${attempt}`;
        const sample = await seeded(seed, async () => samples[name]?.());
        const { path: at = routes.get(id) ?? '', fields = {}, json = false } = sample ?? {};
        return post(site, at, fields, { cookie: cookies.get(visitor) ?? '', json });
      };
      let reply = await send(1);
      if (wasSignedOut(visitor, reply)) {
        await signIn(visitor);
        reply = await send(2);
      }
      note(`post ${visitor} ${id} ${name}`, reply);
    }
  });
});
