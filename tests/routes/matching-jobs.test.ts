import { beforeAll, expect, it } from 'vitest';
import pt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import { listJobs } from '#app/platform/jobs/job-list.server.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* Jobs in trouble, tried again by what the list is narrowed down to. */

const site = useBuiltSite();
const people = {} as Record<'superadmin' | 'manager', SignedIn>;
const kinds: string[] = [];
beforeAll(async () => {
  for (const role of ['superadmin', 'manager'] as const)
    people[role] = await signedIn(site(), role);
  const queues = await sql<{ name: string }>(
    `select name from pgboss.queue where name not like '\\_\\_%' order by name limit 2`,
  );
  kinds.push(...queues.map(({ name }) => name));
  // More than a batch of the one kind, and one of the other.
  await sql(
    `insert into pgboss.job (name, state, retry_count, retry_limit, start_after)
     select case when n = 0 then $2 else $1 end, 'retry', 3, 60, now() + interval '1 hour'
     from generate_series(0, 230) n`,
    ...kinds,
  );
});

const late = async (kind = '') => {
  const [row] = await sql<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job
     where name = $1 and start_after > now() + interval '30 minutes'`,
    kind,
  );
  return row?.jobs;
};
const retry = (who: keyof typeof people, query: string) =>
  post(
    site(),
    `/admin/mails/jobs?${query}`,
    { intent: 'matching' },
    { cookie: people[who].cookie },
  );

it('shows how often each was attempted, the first time included', async () => {
  const sort = { by: 'tries', descending: true } as const;
  const [job] = await listJobs({ kind: kinds[1] }, { sort, limit: 1 });
  expect(job?.tries).toBe(4);
});

it('retries all jobs of a kind on all pages, and no others', async () => {
  const [many = '', one] = kinds;
  expect((await retry('manager', `kind=${many}`)).status).toBe(403);
  expect((await retry('superadmin', `kind=${many}&state=failed`)).status).toBe(409);
  expect([await late(many), await late(one)]).toEqual([230, 1]);
  const { status, text } = await retry('superadmin', `kind=${many}`);
  expect(status).toBe(200);
  expect(text).toContain(pt.work.again_other.replace('{{count}}', '230'));
  expect([await late(many), await late(one)]).toEqual([0, 1]);
});

it('sends a mail once, whether it is retried here or among the mails', async () => {
  const [job] = await sql<{ id: string }>(
    `insert into pgboss.job (name, state, retry_count, retry_limit, data)
     values ('account.mail', 'failed', 3, 3, jsonb_build_object('mail_id', gen_random_uuid()))
     returning id`,
  );
  const id = job?.id ?? '';
  await sql(
    `insert into public.mails (id, kind, state) values ('${id}', 'nothing.mail', 'failed')`,
  );
  const once = () =>
    post(site(), '/admin/mails/jobs', { id }, { cookie: people.superadmin.cookie });
  const again = () =>
    post(site(), `/admin/mails/${id}`, { id }, { cookie: people.superadmin.cookie });
  expect((await again()).status).toBe(200);
  // Staff have sent it again: it is no job in trouble, and there is nothing to try.
  expect((await once()).status).toBe(409);
  const left = await sql(`select from pgboss.job where id = '${id}' and state = 'failed'`);
  expect(left).toHaveLength(1);
  const list = await site().ask('/admin/mails/jobs?state=failed&kind=account.mail', {
    headers: { cookie: people.superadmin.cookie },
  });
  expect(list.text).not.toContain(id);

  await sql(`update public.mails set state = 'failed' where id = '${id}'`);
  expect((await once()).status).toBe(200);
  // The job is on its way: sent again now, the mail would go twice.
  expect((await again()).status).toBe(409);
});
