import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { LONGEST_VERBATIM } from '../feedback-rules.ts';
import { moveTicket, openTicket, writeMessage } from './staff-feedback.store.server.ts';
import {
  type ActReply,
  INTENTS,
  type Intent,
  PRIORITIES,
  TICKET_STATUSES,
} from './staff-feedback.ts';

type Answer = { reply: ActReply; status: 200 | 403 | 404 | 409 | 422 };

const id = z.uuid();
const words = (longest: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
    .pipe(z.string().min(1).max(longest));
const body = words(LONGEST_VERBATIM);

const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('note'), id, body }),
  z.object({ intent: z.literal('answer'), id, body }),
  z.object({ intent: z.literal('ticket'), id, title: words(200), priority: z.enum(PRIORITIES) }),
  z.object({
    intent: z.literal('ticket-move'),
    id,
    ticket: z.uuid(),
    status: z.enum(TICKET_STATUSES),
    seen: z.enum(TICKET_STATUSES).optional(),
  }),
]);
type Act = z.output<typeof act>;

const CHECK_VIOLATION = '23514';

const doneOrGone = (done: boolean) => (done ? 'done' : 'gone');

/** Does what was asked for, or says why it cannot. */
function perform(person: Person, asked: Act): Promise<'done' | 'changed' | 'gone'> {
  return asPerson(person, async (tx) => {
    switch (asked.intent) {
      case 'ticket':
        return doneOrGone(await openTicket(tx, asked.id, asked.title, asked.priority));
      case 'ticket-move': {
        const key = { entryId: asked.id, id: asked.ticket };
        return moveTicket(tx, key, { to: asked.status, seen: asked.seen });
      }
      default:
        return doneOrGone(await writeMessage(tx, asked.id, asked.body, asked.intent === 'note'));
    }
  });
}

const intentIn = (form: FormData): Intent => {
  const given = String(form.get('intent'));
  return Object.hasOwn(INTENTS, given) ? (given as Intent) : 'note';
};

/** A posted act on an entry: a note among staff, an answer, or a ticket about it. */
export async function actOnFeedback(
  person: Person,
  entryId: string,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const intent = intentIn(form);
  const refused = (
    status: 403 | 404 | 409 | 422,
    why: Extract<ActReply, { done: false }>['why'],
  ) => ({
    reply: { intent, done: false as const, why },
    status,
  });
  if (!permissions.has(INTENTS[intent])) return refused(403, 'forbidden');
  const fields = Object.fromEntries(form);
  const asked = act.safeParse({ ...fields, body: fields['body'] ?? fields['text'], id: entryId });
  if (!asked.success) return refused(422, 'invalid');
  try {
    const outcome = await perform(person, asked.data);
    if (outcome !== 'done') return refused(outcome === 'gone' ? 404 : 409, outcome);
    if (intent === 'answer') nudgeJobs();
    return { reply: { intent, done: true }, status: 200 };
  } catch (error) {
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return refused(409, 'way');
  }
}
