import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { ENTRY_STATUSES } from '../staff-feedback.ts';
import { joinIdea, partIdea, scoreIdea } from './idea-acts.store.server.ts';
import {
  CONFIDENCES,
  type IdeaReply,
  IMPACTS,
  LEAST_EFFORT,
  MOST_EFFORT,
  MOST_REACH,
} from './ideas.ts';

type Answer = { reply: IdeaReply; status: 200 | 403 | 404 | 409 | 422 };
type Why = Extract<IdeaReply, { idea: false }>['why'];

/** Written as people write numbers: 0,6 is what a browser without scripts may send. */
const number = z
  .string()
  .trim()
  .regex(/^\d+(?:[.,]\d+)?$/)
  .transform((text) => Number(text.replace(',', '.')));
const among = (values: readonly number[]) =>
  number.refine((value) => values.some((one) => one === value));
const status = z.enum(ENTRY_STATUSES);
const id = z.uuid();

const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('score'),
    id,
    revision: z.coerce.number().int(),
    reach: number.pipe(z.number().int().max(MOST_REACH)),
    impact: among(IMPACTS),
    confidence: among(CONFIDENCES),
    effort: number.pipe(z.number().min(LEAST_EFFORT).max(MOST_EFFORT)),
  }),
  z.object({ intent: z.literal('unscore'), id, revision: z.coerce.number().int() }),
  z.object({ intent: z.literal('join'), id, target: id, seen: status.nullable().catch(null) }),
  z.object({
    intent: z.literal('part'),
    id,
    target: id,
    from: status,
    was: z.union([id, z.literal('').transform(() => null)]),
    along: z.array(id).max(1000),
  }),
]);
type Act = z.output<typeof act>;

/** Whether a post is about the score of an idea or what it is the same as. */
export const actsOnIdea = (form: FormData): boolean =>
  act.options.some(({ shape }) => shape.intent.value === form.get('intent'));

/** SQLSTATE of what the database refuses, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Why; status: Answer['status'] }>> = {
  '42501': { why: 'forbidden', status: 403 },
  '23503': { why: 'gone', status: 404 },
  '23514': { why: 'same', status: 409 },
  // Two who join at once, each the other's.
  '40P01': { why: 'changed', status: 409 },
};

function perform(person: Person, asked: Act): Promise<IdeaReply> {
  return asPerson(person, async (tx): Promise<IdeaReply> => {
    switch (asked.intent) {
      case 'score':
      case 'unscore': {
        const rice = asked.intent === 'score' ? asked : null;
        const kept = await scoreIdea(tx, asked, rice);
        if (!kept) return { idea: false, why: 'changed' };
        return { idea: rice ? 'scored' : 'unscored' };
      }
      case 'join': {
        const back = await joinIdea(tx, asked.id, asked.target, asked.seen);
        return back ? { idea: 'joined', id: asked.id, back } : { idea: false, why: 'changed' };
      }
      default:
        return (await partIdea(tx, asked.id, asked))
          ? { idea: 'parted' }
          : { idea: false, why: 'late' };
    }
  });
}

/** A posted act on one idea: weighed, joined to another, or taken from it again. */
export async function actOnIdeas(person: Person, form: FormData, may: boolean): Promise<Answer> {
  const refused = (why: Why, code: Answer['status']): Answer => ({
    reply: { idea: false, why },
    status: code,
  });
  if (!may) return refused('forbidden', 403);
  const asked = act.safeParse({ ...Object.fromEntries(form), along: form.getAll('along') });
  if (!asked.success) {
    return refused(form.get('intent') === 'score' ? 'range' : 'nothing', 422);
  }
  try {
    const reply = await perform(person, asked.data);
    return { reply, status: reply.idea === false ? 409 : 200 };
  } catch (error) {
    const refusal = REFUSALS[sqlState(error) ?? ''];
    if (!refusal) throw error;
    return refused(refusal.why, refusal.status);
  }
}
