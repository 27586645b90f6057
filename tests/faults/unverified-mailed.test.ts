import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../routes/auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../routes/built-site.ts';
import { openMailServer } from '../routes/mail-server.ts';
import { postAs, type UnverifiedForm } from '../routes/unverified-posts.ts';

const POSTS = 30;
const VICTIMS = ['vitima@um.example', 'vitima@dois.example'];
const TEAM = 'equipe@forja.example';

let server: Awaited<ReturnType<typeof openMailServer>>;
let site: BuiltSite;
beforeAll(async () => {
  server = await openMailServer();
  const env = { TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: server.url, TEAM_EMAIL: TEAM };
  site = await openBuiltSite({ env });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** Jobs that are still to be done, the outbox among them. */
const undone = async () => {
  const [row] = await sql<{ waiting: number }>(
    `select (select count(*) from public.outbox)::integer + (select count(*) from pgboss.job
       where state in ('created', 'retry', 'active'))::integer as waiting`,
  );
  return row?.waiting;
};

it('thirty contact and thirty privacy posts mail two victims four times', async () => {
  const forms: UnverifiedForm[] = ['contactSubmit', 'privacySubmit'];
  for (const form of forms) {
    for (let turn = 0; turn < POSTS; turn += 1) {
      const { status } = await postAs(site, form, VICTIMS[turn % 2] ?? '');
      expect(status).toBe(303);
    }
  }
  await expect.poll(undone, { timeout: 150_000, interval: 500 }).toBe(0);
  expect(VICTIMS.map((victim) => server.to(victim).length)).toEqual([2, 2]);
  // Mails to the team have no such limit, and every post was accepted.
  expect(server.to(TEAM)).toHaveLength(POSTS);
  const accepted = await sql(
    `select (select count(*)::integer from public.qualification_submissions) as leads,
       (select count(*)::integer from public.privacy_requests) as requests,
       (select count(*)::integer from private.stranger_mails where withheld) as withheld`,
  );
  expect(accepted).toEqual([{ leads: POSTS, requests: POSTS, withheld: 2 * POSTS - 4 }]);
});
