import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { nextAddress, sql } from '../routes/auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../routes/built-site.ts';
import { ENTRY, type File, multipart } from '../routes/feedback-posts.ts';
import { leadPost } from '../routes/lead-post.ts';
import { file, postLogo } from '../routes/logo-posts.ts';
import { signedIn } from '../routes/staff.ts';

/* Files that are expensive to inspect, and a network that sends without an end, while leads come in. */

const ROUNDS = 8;
const NESTED = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</svg>`,
);
const NINE_MB = Buffer.alloc(9 * 1024 * 1024, 'a');
/** Bytes that one network may send within a quarter of an hour. */
const BUDGET = 300 * 1024 * 1024;

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());

async function sendFile(address: string, sent: File) {
  const { body, type } = await multipart({ ...ENTRY, verbatim: `De ${address}` }, [sent]);
  return site.ask(endpoints.feedbackSubmit.pt, {
    method: 'POST',
    headers: {
      ...{ 'content-type': type, 'content-length': String(body.length) },
      ...{ origin: site.origin, 'x-forwarded-for': address },
    },
    body,
  });
}

const sendLead = (email: string) => {
  const headers = { 'x-forwarded-for': nextAddress() };
  return site.ask(
    '/projeto/enviar',
    leadPost({ origin: site.origin, answers: { email }, headers }),
  );
};

it('leads are accepted while drawings of 20,000 groups and files of 9 MB are inspected', async () => {
  const { cookie } = await signedIn(site, 'admin');
  const before = process.memoryUsage.rss();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [logo, feedback, lead] = await Promise.all([
      postLogo(site, {
        cookie,
        fields: { name: `Grupos ${round}` },
        files: [file('g.svg', NESTED)],
      }),
      sendFile(nextAddress(), { name: 'log.txt', bytes: NINE_MB, type: 'text/plain' }),
      sendLead(`round-${round}@a.example`),
    ]);
    expect([logo.status, feedback.status, lead.status]).toEqual([422, 303, 303]);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
  const [row] = await sql(
    `select (select count(*)::integer from public.qualification_submissions) as leads,
       (select count(*)::integer from public.crash_reports) as crashes`,
  );
  expect(row).toEqual({ leads: ROUNDS, crashes: 0 });
});

it('a network that sends files without an end is refused, another is not', async () => {
  const address = nextAddress();
  const log = { name: 'log.txt', bytes: NINE_MB, type: 'text/plain' };
  const most = Math.ceil(BUDGET / NINE_MB.length) + 2;
  const statuses: number[] = [];
  for (let turn = 0; turn < most; turn += 1) statuses.push((await sendFile(address, log)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await sendFile(nextAddress(), log)).status).not.toBe(429);
  expect((await sendLead('beside@a.example')).status).toBe(303);
});
