import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/** Three tickets of the client of the demonstration: one waits for its answer, one is being worked on, and one
 * was solved and waits for a mark. */
const TICKETS = `
  with client as (
    select m.organization_id, m.user_id, u.email, p.display_name as name,
      (select r.id from public.projects r where r.organization_id = m.organization_id
        order by r.created_at limit 1) as project_id
    from public.client_members m join identity.users u on u.id = m.user_id
    join public.user_profiles p on p.user_id = m.user_id
    where m.user_id = $2 limit 1
  )
  insert into public.feedback_tickets (id, project_id, organization_id, client_project_id, title, priority,
    owner_id, created_by, author_name, author_email, created_at, last_public_at, first_answered_at)
  select w.id, f.id, c.organization_id, c.project_id, w.title, w.priority, $1, c.user_id, c.name,
    c.email, now() - w.days * interval '1 day', now() - w.last * interval '1 hour',
    now() - w.days * interval '1 day' + interval '100 minutes'
  from client c join public.feedback_projects f on f.key = 'forja', (values
    ($3::uuid, 'Exemplo: combo de sábado', 'medium', 2, 20),
    ($4::uuid, 'Exemplo: impressora da loja 2', 'high', 1, 7),
    ($5::uuid, 'Exemplo: cupom sem o CPF', 'medium', 9, 190)
  ) w (id, title, priority, days, last)`;

const MESSAGES = `
  insert into public.feedback_messages (id, ticket_id, author, written_by, organization_id, author_name,
    author_email, body, via, created_at)
  select gen_random_uuid(), t.id, s.author,
    case s.author when 'staff' then $1::uuid else $2::uuid end,
    case s.author when 'author' then t.organization_id end,
    case s.author when 'author' then t.author_name end,
    case s.author when 'author' then t.author_email end, s.body,
    case s.author when 'staff' then 'desk' else 'page' end,
    t.created_at + (t.last_public_at - t.created_at) * s.at
  from public.feedback_tickets t join (values
    ($3::uuid, 'author', 'Exemplo: o combo de sábado não aparece no turno da manhã. O pessoal anota no papel.', 0.0),
    ($3::uuid, 'staff', 'Exemplo: achamos, ele está preso ao turno da tarde. Dá para soltar hoje.', 0.1),
    ($3::uuid, 'staff', 'Exemplo: o combo de sábado entra nos dois turnos ou vira um turno próprio?', 1.0),
    ($4::uuid, 'author', 'Exemplo: a impressora da loja 2 repete o último pedido quando volta a luz.', 0.0),
    ($4::uuid, 'staff', 'Exemplo: conseguimos repetir aqui. Avisamos quando a correção estiver no ar.', 1.0),
    ($5::uuid, 'author', 'Exemplo: o cupom do delivery sai sem o CPF de quem pediu.', 0.0),
    ($5::uuid, 'staff', 'Exemplo: corrigido: o CPF volta a sair quando foi informado no pedido.', 1.0)
  ) s (ticket_id, author, body, at) on s.ticket_id = t.id`;

/** Statuses after the messages; the requester of the solved ticket is asked for a rating. */
const STATES = `
  update public.feedback_tickets t set status = w.status,
    solved_at = case when w.status = 'solved' then t.last_public_at end
  from (values ($1::uuid, 'waiting'), ($2::uuid, 'in_progress'), ($3::uuid, 'solved')) w (id, status)
  where t.id = w.id`;

/** Tickets of the client, and those that wait for the client. */
export async function makeDemoClientTickets(
  people: readonly DemoPerson[],
  uuid: () => string,
): Promise<void> {
  const idOf = (wanted: DemoPerson['role']) => people.find(({ role }) => role === wanted)?.id ?? '';
  const [manager, client] = [idOf('manager'), idOf(null)];
  const tickets = [uuid(), uuid(), uuid()];
  await sql(TICKETS, [manager, client, ...tickets]);
  await sql(MESSAGES, [manager, client, ...tickets]);
  await sql(STATES, tickets);
  // Nobody is mailed: the mark is asked for on the ticket's page.
  await sql(`delete from public.outbox where kind like 'ticket.%'`, []);
  await sql('delete from private.client_notices', []);
}
