import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import pt from '#app/features/notes/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someProject } from './project-rows.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'manager'));
});

it('a note on a project is written, edited, removed and brought back with the composer of other records', async () => {
  const { id } = await someProject();
  const action = adminPath('clientProject', { id });
  const noteId = randomUUID();
  const send = (fields: Record<string, string>) => post(site(), action, fields, { cookie });
  const page = async () => (await visit(site(), action, cookie)).text;
  expect(await page()).toContain(pt.placeholder);
  expect((await send({ intent: 'note', noteId, text: 'Combinar a semana' })).status).toBe(200);
  expect(await page()).toContain('Combinar a semana');
  await send({ intent: 'edit-note', noteId, text: 'Combinar o dia' });
  expect(await page()).toContain('Combinar o dia');
  expect((await send({ intent: 'remove-note', noteId })).text).toContain(pt.undo);
  expect(await page()).not.toContain('Combinar o dia');
  await send({ intent: 'restore-note', noteId });
  expect(await page()).toContain('Combinar o dia');
  const empty = await send({ intent: 'note', noteId: randomUUID(), text: ' ' });
  expect([empty.status, empty.text.includes(pt.notKept.empty)]).toEqual([422, true]);
  expect(await sql('select id from public.project_notes where project_id = $1', id)).toHaveLength(
    1,
  );
});
