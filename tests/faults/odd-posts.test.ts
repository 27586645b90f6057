import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextAddress, sql } from '../routes/auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../routes/built-site.ts';
import { leadPost } from '../routes/lead-post.ts';

/* Posts that once built arrays of ten million places, many at a time, and leads among them. */

const ROUNDS = 20;
const BODIES = [
  'x[10000000]=1',
  'answers[90000000]=1',
  `${'a.'.repeat(50_000)}=1`,
  '&'.repeat(250_000),
  `x=${'%'.repeat(250_000)}`,
];

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());

const attack = (body: string) =>
  site.ask('/projeto/enviar', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      origin: site.origin,
      'x-forwarded-for': nextAddress(),
    },
    body,
  });

it('every lead is accepted among a hundred odd posts, and memory does not grow', async () => {
  const before = process.memoryUsage.rss();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = { email: `round-${round}@a.example` };
    const headers = { 'x-forwarded-for': nextAddress() };
    const lead = site.ask('/projeto/enviar', leadPost({ origin: site.origin, answers, headers }));
    const statuses = (await Promise.all(BODIES.map(attack))).map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect((await lead).status).toBe(303);
  }
  // One array of ten million places was 80 MB, and one of ninety million 4.4 GB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  const [row] = await sql(
    `select (select count(*)::integer from public.qualification_submissions) as leads,
       (select count(*)::integer from public.crash_reports) as crashes`,
  );
  expect(row).toEqual({ leads: ROUNDS, crashes: 0 });
});
