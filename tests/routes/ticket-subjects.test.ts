import { beforeAll, expect, it } from 'vitest';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* Whose words and whose mails two tickets are. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

type Ticket = { id: string; number: string; revision: number };
async function someTicket(title: string, name: string) {
  const [ticket] = await ownerSql<Ticket>(
    `insert into public.feedback_tickets (project_id, title, author_name, author_email)
     select id, $1, $2, lower($2) || '@chamados.example' from public.feedback_projects where key = 'forja'
     returning id, number::text, revision`,
    [title, name],
  );
  if (!ticket) throw new Error('No ticket.');
  return ticket;
}
const act = (id: string, fields: Record<string, string>) =>
  post(site(), `/admin/tickets/${id}`, fields, { cookie: manager.cookie });

it('keeps the subject of those who ask when staff rename a ticket', async () => {
  const { id, revision } = await someTicket('O relatório não abre', 'Ana');
  const renamed = await act(id, {
    ...{ intent: 'edit', title: 'Ana de novo, culpa do cache', priority: 'medium' },
    ...{ owner: '', module: '', seen: String(revision) },
  });
  expect(renamed.status).toBe(200);
  const [message] = await ownerSql<{ id: string }>(
    `insert into public.feedback_messages (ticket_id, author, body) values ($1, 'staff', 'Oi')
     returning id`,
    [id],
  );
  const [mail] = await ownerSql<{ title: string }>(
    'select title from private.ticket_answer_for_mail($1, null, null)',
    [message?.id],
  );
  expect(mail?.title).toBe('O relatório não abre');
});

it('merges tickets of two customers only once somebody has confirmed both names', async () => {
  const into = await someTicket('Um', 'Bia');
  const from = await someTicket('Outro', 'Caio');
  const merged = async () =>
    (
      await sql<{ into: string | null }>(
        'select merged_into as into from public.feedback_tickets where id = $1',
        from.id,
      )
    )[0]?.into;
  const question = await act(from.id, { intent: 'merge', number: into.number });
  expect(question.status).toBe(409);
  expect(question.text).toContain('Bia (bia@chamados.example)');
  expect(question.text).toContain('Caio (caio@chamados.example)');
  expect(await merged()).toBeNull();
  const seen = /name="seen" value="(\d+,\d+)"/.exec(question.text)?.[1] ?? '';
  expect((await act(from.id, { intent: 'merge', number: into.number, seen })).status).toBe(200);
  expect(await merged()).toBe(into.id);
});
