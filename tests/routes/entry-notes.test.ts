import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import notes from '#app/features/notes/locales/pt-BR.json' with { type: 'json' };
import tickets from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'manager'));
});

it('an entry without a ticket is written about with the composer of tickets', async () => {
  const [entry] = await sql<{ id: string }>(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_name, author_email)
     select gen_random_uuid(), gen_random_uuid()::text, id, 'bug', 'O menu some.', 'Petra Luz', 'petra@casa.example'
     from public.feedback_projects where key = 'forja' returning id`,
  );
  const action = adminPath('feedbackEntry', { id: entry?.id ?? '' });
  const send = (fields: Record<string, string>) => post(site(), action, fields, { cookie });
  const page = async () => (await visit(site(), action, cookie)).text;
  expect(await page()).toContain(notes.placeholder);

  const noteId = randomUUID();
  expect((await send({ intent: 'note', noteId, text: 'Ver o menu' })).status).toBe(200);
  await send({ intent: 'edit-note', noteId, text: 'Ver o rodapé' });
  const written = await page();
  expect(written).toContain('Ver o rodapé');
  expect(written).toContain(notes.internal);
  expect((await send({ intent: 'remove-note', noteId })).text).toContain(notes.undo);
  expect(await page()).not.toContain('Ver o rodapé');
  await send({ intent: 'restore-note', noteId });
  expect(await page()).toContain('Ver o rodapé');

  const id = randomUUID();
  const open = await send({ intent: 'answer', id, text: 'Oi, {{first_name}}' });
  expect([
    open.status,
    open.text.includes(tickets.why.open.replace('{{names}}', '{{first_name}}')),
  ]).toEqual([422, true]);
  expect((await send({ intent: 'answer', id, text: 'Já vimos.' })).status).toBe(200);
  await send({ intent: 'answer', id, text: 'Já vimos.' });
  expect(
    await sql('select id from public.feedback_messages where entry_id = $1', entry?.id ?? ''),
  ).toEqual([{ id }]);
  const sent = tickets.thread.sentTo.replace('{{names}}', 'Petra Luz');
  expect(await page()).toContain(sent);
});
