import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Actor } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs.server.ts';
import { LONGEST_VERBATIM } from '../feedback-rules.ts';
import { moveEntry, writeMessage } from './staff-feedback.store.server.ts';
import { type ChangeReply, ENTRY_STATUSES } from './staff-feedback.ts';

type Person = Extract<Actor, { kind: 'user' }>;
type Answer = { reply: ChangeReply; status: 200 | 403 | 404 | 409 | 422 };

const id = z.uuid();
const words = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
  .pipe(z.string().min(1).max(LONGEST_VERBATIM));

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('move'), id, status: z.enum(ENTRY_STATUSES) }),
  z.object({ intent: z.literal('note'), id, body: words }),
  z.object({ intent: z.literal('answer'), id, body: words }),
]);

const CHECK_VIOLATION = '23514';

async function changed(person: Person, asked: z.output<typeof change>): Promise<ChangeReply> {
  if (asked.intent === 'move') {
    const moved = await asPerson(person, (tx) => moveEntry(tx, asked.id, asked.status));
    return moved ? { done: 'moved' } : { done: false, why: 'gone' };
  }
  const internal = asked.intent === 'note';
  const written = await asPerson(person, (tx) => writeMessage(tx, asked.id, asked.body, internal));
  if (!written) return { done: false, why: 'gone' };
  if (!internal) nudgeJobs();
  return { done: internal ? 'noted' : 'answered' };
}

/** A posted change of an entry: a move along its ways, a note among staff, an answer. */
export async function changeFeedback(
  person: Person,
  entryId: string,
  form: FormData,
  may: boolean,
): Promise<Answer> {
  if (!may) return { reply: { done: false, why: 'forbidden' }, status: 403 };
  const asked = change.safeParse({ ...Object.fromEntries(form), id: entryId });
  if (!asked.success) return { reply: { done: false, why: 'invalid' }, status: 422 };
  try {
    const reply = await changed(person, asked.data);
    return { reply, status: reply.done ? 200 : 404 };
  } catch (error) {
    if (sqlState(error) !== CHECK_VIOLATION) throw error;
    return { reply: { done: false, why: 'way' }, status: 409 };
  }
}
