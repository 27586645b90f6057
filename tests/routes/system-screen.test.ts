import { expect, it } from 'vitest';
import pt from '#app/features/system/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();

it('shows how far a back-up has come, and orders none where the site writes none', async () => {
  const { cookie } = await signedIn(site(), 'admin');
  const screen = async () => (await visit(site(), adminPath('system'), cookie)).text;
  expect(await screen()).not.toContain(pt.backups.backup);

  await sql(`insert into private.backups (kind, row_count, file_count) values ('proof', 1234, 56)`);
  const [begin = ''] = pt.lines.backupRunning.proof.split('{{at}}');
  const text = await screen();
  expect(text).toContain(begin);
  expect(text).toContain('1.234 registros e 56 arquivos');

  const { status, text: refused } = await post(
    site(),
    adminPath('system'),
    { intent: 'backup' },
    { cookie },
  );
  expect([status, refused.includes(pt.backups.notDone.backups_off)]).toEqual([409, true]);
});
