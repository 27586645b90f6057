import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import {
  REMINDERS,
  TASK_NOTE_LENGTH,
  TASK_SUBJECTS,
  type TaskReply,
  TITLE_LENGTH,
} from './tasks.ts';
import {
  editTask,
  giveTasks,
  removeTask,
  setTasksDone,
  writeTask,
} from './write-tasks.store.server.ts';

type Answer = { reply: TaskReply; status: 200 | 403 | 404 | 409 | 422 };
type Why = Extract<TaskReply, { done: false }>['why'];

/** More than a page ever shows. */
const MOST = 200;

const nobody = z.union([z.uuid(), z.literal('').transform(() => null)]);
const typed = z.object({
  title: typedLine.pipe(z.string().min(1).max(TITLE_LENGTH)),
  note: z.string().trim().max(TASK_NOTE_LENGTH).catch(''),
  day: typedDay,
  time: z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)]),
  owner: nobody,
  remind: z.enum(REMINDERS).catch('none'),
});
const ids = z.array(z.uuid()).min(1).max(MOST);
/** `id:owner`, as the way back is posted. */
const back = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), nobody]))
  .transform(([id, owner]) => ({ id, owner }));

const act = z.discriminatedUnion('intent', [
  typed.extend({
    intent: z.literal('write'),
    id: z.array(z.uuid()).max(1),
    subject: z.enum(TASK_SUBJECTS),
    about: z.uuid(),
  }),
  typed.extend({ intent: z.literal('edit'), id: ids, revision: z.coerce.number().int() }),
  z.object({ intent: z.literal('tick'), id: ids }),
  z.object({ intent: z.literal('open'), id: ids }),
  z.object({ intent: z.literal('give'), id: ids, owner: nobody }),
  z.object({ intent: z.literal('give-back'), back: z.array(back).min(1).max(MOST) }),
  z.object({ intent: z.literal('remove'), id: ids }),
  z.object({ intent: z.literal('restore'), id: ids }),
]);
type Act = z.output<typeof act>;

const REFUSALS: Readonly<Record<string, { why: Why; status: Answer['status'] }>> = {
  '42501': { why: 'forbidden', status: 403 },
  '23503': { why: 'gone', status: 404 },
  '23514': { why: 'owner', status: 422 },
};

const TICKED = { tick: 'ticked', open: 'opened' } as const;

async function perform(person: Person, asked: Act): Promise<TaskReply> {
  switch (asked.intent) {
    case 'write': {
      const id = asked.id[0] ?? randomUUID();
      const about = { subject: asked.subject, id: asked.about };
      await asPerson(person, (tx) => writeTask(tx, id, about, asked));
      return { done: 'written', id };
    }
    case 'edit': {
      const [id = ''] = asked.id;
      const key = { id, revision: asked.revision };
      const kept = await asPerson(person, (tx) => editTask(tx, key, asked));
      return kept ? { done: 'edited', id } : { done: false, why: 'changed' };
    }
    case 'tick':
    case 'open': {
      const done = asked.intent === 'tick';
      const changed = await asPerson(person, (tx) => setTasksDone(tx, asked.id, done));
      return { done: TICKED[asked.intent], ids: changed };
    }
    case 'give':
      return {
        done: 'given',
        back: await asPerson(person, (tx) => giveTasks(tx, asked.id, asked.owner)),
      };
    case 'give-back': {
      await asPerson(person, async (tx) => {
        for (const owner of new Set(asked.back.map((one) => one.owner))) {
          const theirs = asked.back.filter((one) => one.owner === owner).map(({ id }) => id);
          await giveTasks(tx, theirs, owner);
        }
      });
      return { done: 'givenBack', count: asked.back.length };
    }
    default: {
      const [id = ''] = asked.id;
      const removed = asked.intent === 'remove';
      await asPerson(person, (tx) => removeTask(tx, id, removed));
      return { done: removed ? 'removed' : 'restored', id };
    }
  }
}

/** A post about tasks: written, changed, ticked off, given to somebody, removed, and each way back. */
export async function actOnTasks(person: Person, form: FormData, may: boolean): Promise<Answer> {
  const refused = (why: Why, status: Answer['status']): Answer => ({
    reply: { done: false, why },
    status,
  });
  if (!may) return refused('forbidden', 403);
  const text = (name: string) => form.get(name) ?? '';
  const asked = act.safeParse({
    intent: form.get('intent'),
    id: form.getAll('id').filter((id) => id !== ''),
    back: form.getAll('back'),
    subject: form.get('subject'),
    about: form.get('about'),
    revision: form.get('revision'),
    title: text('title'),
    note: text('note'),
    day: text('day'),
    time: text('time'),
    owner: text('owner'),
    remind: text('remind'),
  });
  if (!asked.success) {
    const untitled = asked.error.issues.some(({ path }) => path[0] === 'title');
    return refused(untitled ? 'untitled' : 'invalid', 422);
  }
  try {
    const reply = await perform(person, asked.data);
    return { reply, status: reply.done === false ? 409 : 200 };
  } catch (error) {
    const refusal = REFUSALS[sqlState(error) ?? ''];
    if (!refusal) throw error;
    return refused(refusal.why, refusal.status);
  }
}
