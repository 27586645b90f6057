import { randomUUID } from 'node:crypto';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from './people.ts';
import { actorSql, ownerSql } from './scratch-database.ts';
import { sendFeedback } from './send-feedback.ts';

export const anonymous: Actor = { kind: 'anonymous' };

/** People at work on tickets; made by makeStaff(). */
export const staff = {} as Record<'manager' | 'colleague' | 'viewer' | 'partner', Actor>;
type Who = keyof typeof staff;
export const idOf = (who: Who) => (staff[who] as { userId: string }).userId;

/** Two who work on tickets, one who reads them, and one who works for the other product. */
export async function makeStaff(): Promise<void> {
  const user = async (...roles: Parameters<typeof makePerson>): Promise<Actor> => ({
    kind: 'user',
    userId: await makePerson(...roles),
  });
  staff.manager = await user({ role: 'manager' });
  staff.colleague = await user({ role: 'manager' });
  staff.viewer = await user({ role: 'viewer' });
  staff.partner = await user({ role: 'manager', product: 'doavya' });
}

export const ask = <Row>(who: Who, statement: string) => actorSql<Row>(staff[who], statement);

/** An entry of somebody, by mail where there is an address, and a ticket about it. */
export async function opened(email?: string, verbatim = 'O botão de enviar some.') {
  const [entry, token] = [randomUUID(), randomUUID()];
  await sendFeedback({ id: entry, token, verbatim, ...(email && { email }) });
  const [row] = await ask<{ id: string }>(
    'manager',
    `insert into public.feedback_tickets (project_id, feedback_id, title)
     select project_id, id, '' from public.feedback_entries where id = '${entry}' returning id`,
  );
  return { entry, token, ticket: row?.id ?? '' };
}
export const reply = (who: Who, ticket: string, body: string, then = 'null') =>
  ask<{ went: boolean }>(
    who,
    `select public.reply_in_ticket(gen_random_uuid(), '${ticket}', '${body}', ${then}) as went`,
  );
export const note = (who: Who, ticket: string, body: string, id = randomUUID() as string) =>
  ask(who, `select public.write_ticket_note('${id}', '${ticket}', '${body}')`);
export const thread = (who: Who, ticket: string) =>
  ask<{ kind: string; body: string; by_name: string }>(
    who,
    `select * from public.ticket_thread('${ticket}')`,
  );
export const followed = async (token: string) =>
  (
    await actorSql<{ said: { messages: { body: string }[] } }>(
      anonymous,
      `select public.feedback_followed('${token}') as said`,
    )
  )[0]?.said;
export const heard = async (token: string) =>
  (await followed(token))?.messages.map(({ body }) => body);
export const answer = (token: string, body: string) =>
  actorSql<{ said: string }>(
    anonymous,
    `select public.reply_to_feedback('${token}', '${body}') as said`,
  );
export const ticketOf = async (id: string) =>
  (
    await ownerSql<Record<string, unknown>>('select * from public.feedback_tickets where id = $1', [
      id,
    ])
  )[0];
export const mailsOf = (ticket: string) =>
  ownerSql<{ entry: string | null }>(
    `select o.payload ->> 'entry_id' as entry from public.outbox o
       join public.feedback_messages m on m.id::text = o.payload ->> 'message_id'
     where o.kind = 'ticket.reply-mail' and m.ticket_id = $1 order by 1`,
    [ticket],
  );
