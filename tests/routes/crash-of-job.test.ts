import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type CrashRow, crashesOf, mailsEnqueued } from './crash-rows.ts';
import { leadPost } from './lead-post.ts';
import { type SignedIn, signedIn } from './staff.ts';

/** Closes each connection, and keeps its port: a port that is free may be given to another server. */
const refusingServer = createServer((socket) => socket.destroy());
await new Promise<void>((resolve) => refusingServer.listen(0, '127.0.0.1', resolve));
afterAll(() => refusingServer.close());
const { port } = refusingServer.address() as AddressInfo;

const site = useBuiltSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

const RETRY = `select id from pgboss.job where name = 'lead.team-mail' and state = 'retry'`;

/** Has what waits for another try done at once, as staff do; by itself it would wait ever longer. */
async function tryAgain({ cookie }: SignedIn): Promise<void> {
  for (const { id } of await ownerSql<{ id: string }>(RETRY)) {
    await post(site(), '/admin/mails/jobs', { id }, { cookie });
  }
}

it('a job that fails is recorded each time, and mailed only when it keeps failing', async () => {
  const superadmin = await signedIn(site(), 'superadmin');
  const lead = leadPost({ origin: site().origin, answers: { email: 'ana@aurora.example' } });
  expect((await site().ask(endpointPath('projectSubmit', 'pt-BR'), lead)).status).toBe(303);
  await expect.poll(() => crashesOf('lead.team-mail')).toHaveLength(1);
  const [{ id }] = (await crashesOf('lead.team-mail')) as [CrashRow];
  const now = async () => {
    // Counted first: the next failure may come between the two.
    const mails = await mailsEnqueued({ id });
    const [crash] = (await crashesOf('lead.team-mail')) as [CrashRow];
    return { mails, crash };
  };
  let { mails, crash } = await now();
  expect(crash).toMatchObject({ origin: 'job', request_ids: [] });
  expect(crash.message).toContain('Connection closed');
  for (; crash.seen_count < 4; { mails, crash } = await now()) {
    expect(mails).toBe(0);
    await tryAgain(superadmin);
  }
  await expect.poll(() => mailsEnqueued({ id })).toBe(1);
  // That mail cannot go out either, which must not make a crash that asks for a mail.
  const tried = `select retry_count from pgboss.job
    where name = 'crash.team-mail' and retry_count > 0`;
  await expect.poll(() => ownerSql(tried)).toHaveLength(1);
  expect(await crashesOf('crash.team-mail')).toEqual([]);
});
