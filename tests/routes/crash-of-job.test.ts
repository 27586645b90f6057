import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { submitPath } from '#app/paths.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { useBuiltSite } from './built-site.ts';
import { crashesOf, mailsAskedFor } from './crash-rows.ts';
import { leadPost } from './lead-post.ts';

/** A port on which nobody listens any more. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const site = useBuiltSite({ env: { SMTP_URL: `smtp://127.0.0.1:${await deadPort()}` } });

it('a job that fails is recorded each time, and mailed only when it keeps failing', async () => {
  const post = leadPost({ origin: site().origin, answers: { email: 'ana@aurora.example' } });
  expect((await site().ask(submitPath('projectSubmit', 'pt-BR'), post)).status).toBe(303);
  const crash = await vi.waitFor(
    async () => {
      const [row] = await crashesOf('lead.team-mail');
      if (!row || row.seen_count < 2) throw new Error('not tried twice yet');
      return row;
    },
    { timeout: 25_000, interval: 100 },
  );
  expect(crash).toMatchObject({ origin: 'job', request_ids: [] });
  expect(crash.message).toContain('ECONNREFUSED');
  if (crash.seen_count < 4) expect(await mailsAskedFor(crash)).toBe(0);
  const asked = await vi.waitFor(
    async () => {
      const count = await mailsAskedFor(crash);
      if (count === 0) throw new Error('no mail asked for yet');
      return count;
    },
    { timeout: 40_000, interval: 200 },
  );
  expect(asked).toBe(1);
  // That mail cannot go out either, which must not make a crash that asks for a mail.
  await vi.waitFor(
    async () => {
      const [job] = await ownerSql<{ retry_count: number }>(
        `select retry_count from pgboss.job where name = 'crash.team-mail'`,
      );
      if (!job?.retry_count) throw new Error('not tried yet');
    },
    { timeout: 40_000, interval: 200 },
  );
  expect(await crashesOf('crash.team-mail')).toEqual([]);
}, 130_000);
