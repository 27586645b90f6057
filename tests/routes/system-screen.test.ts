import { beforeAll, expect, it } from 'vitest';
import pt from '#app/features/system/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite({ env: { BACKUP_NIGHTLY: 'on' } });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  // That of this night is running, so that the site itself begins none.
  await sql(
    `insert into private.backups (kind, due_on, row_count, file_count)
     values ('backup', private.business_day(now()), 1234, 56)`,
  );
});
const screen = async () => (await visit(site(), adminPath('system'), admin.cookie)).text;
const order = (intent: string) =>
  post(site(), adminPath('system'), { intent }, { cookie: admin.cookie });

it('shows how far a back-up has come, and begins no other beside it', async () => {
  const text = await screen();
  expect(text).toContain(pt.lines.backupRunning.name);
  expect(text).toContain('1.234 registros e 56 arquivos');
  expect(text).not.toContain(pt.backups.backup);
  for (const intent of ['backup', 'proof']) {
    const { status, text: refused } = await order(intent);
    expect([status, refused.includes(pt.backups.notDone.backup_running)]).toEqual([409, true]);
  }
});

it('offers a test restore once there is a back-up', async () => {
  await sql(`update private.backups set ended_at = clock_timestamp(), error = 'disk full'`);
  const failed = await screen();
  expect([failed.includes(pt.backups.backup), failed.includes(pt.backups.proof)]).toEqual([
    true,
    false,
  ]);
  expect((await order('proof')).text).toContain(pt.backups.notDone.backup_missing);
  await sql(`update private.backups set error = null, file = 'forja-1.tar.zst', bytes = 31000`);
  const text = await screen();
  expect(text).toContain(pt.backups.proof);
  expect(text).toMatch(/31\skB/);
});
