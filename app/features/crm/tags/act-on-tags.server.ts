import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { putTag, removeTag } from './tags.store.server.ts';
import { TAG_LENGTH, TAGGED, type TagReply } from './tags.ts';

type Answer = { reply: TagReply; status: 200 | 403 | 404 | 422 };

const about = { kind: z.enum(TAGGED), about: z.uuid() };
const act = z.discriminatedUnion('intent', [
  z.object({
    ...about,
    intent: z.literal('put'),
    name: typedLine.pipe(z.string().min(1).max(TAG_LENGTH)),
  }),
  z.object({ ...about, intent: z.literal('remove'), tag: z.uuid() }),
]);

const REFUSALS: Readonly<Record<string, Answer>> = {
  '42501': { reply: { tag: false, why: 'forbidden' }, status: 403 },
  '23503': { reply: { tag: false, why: 'gone' }, status: 404 },
  '23514': { reply: { tag: false, why: 'unnamed' }, status: 422 },
};

/** A tag that is put on a lead or deal, or taken off it. */
export async function actOnTags(person: Person, form: FormData): Promise<Answer> {
  const asked = act.safeParse(Object.fromEntries(form));
  if (!asked.success) return { reply: { tag: false, why: 'unnamed' }, status: 422 };
  const { data } = asked;
  const subject = { kind: data.kind, id: data.about };
  try {
    await asPerson<unknown>(person, (tx) =>
      data.intent === 'put' ? putTag(tx, subject, data.name) : removeTag(tx, subject, data.tag),
    );
    return { reply: { tag: data.intent === 'put' ? 'put' : 'removed' }, status: 200 };
  } catch (error) {
    const refusal = REFUSALS[sqlState(error) ?? ''];
    if (!refusal) throw error;
    return refusal;
  }
}
