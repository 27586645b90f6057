import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { deleteRule, draftVersion, dropDraft, putInUse } from './score.store.server.ts';
import type { ScoreReply } from './score-rules.ts';

const version = z.uuid();
const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('draft'), version }),
  z.object({ intent: z.literal('drop'), version }),
  z.object({ intent: z.literal('use'), version }),
  z.object({ intent: z.literal('remove'), rule: z.uuid(), revision: z.coerce.number().int() }),
  z.object({ intent: z.literal('undo'), set: z.string().max(80) }),
]);
type Asked = z.infer<typeof asked>;
type Answer = { reply: ScoreReply; status: 200 | 403 | 404 | 409 | 422 };
type Refusal = Extract<ScoreReply, { done: false }>['why'];

const refused = (why: Refusal, status: Answer['status']): Answer => ({
  reply: { done: false, why },
  status,
});
const done = (reply: ScoreReply): Answer => ({ reply, status: 200 });

async function undo(person: Person, set: string): Promise<Answer> {
  const outcome = await restoreChangeSet(person, set, false);
  if (outcome === 'restored') return done({ done: 'back' });
  if (outcome === 'forbidden') return refused('forbidden', 403);
  return outcome === 'refused' ? refused('used', 409) : refused('changed', 409);
}

async function act(person: Person, given: Asked): Promise<Answer> {
  switch (given.intent) {
    case 'draft':
      await asPerson(person, (tx) => draftVersion(tx, given.version));
      return done({ done: 'drafted' });
    case 'drop':
      return (await asPerson(person, (tx) => dropDraft(tx, given.version)))
        ? done({ done: 'dropped' })
        : refused('gone', 404);
    case 'use':
      await asPerson(person, (tx) => putInUse(tx, given.version));
      nudgeJobs();
      return done({ done: 'used' });
    case 'remove':
      return asPerson(person, async (tx) => {
        if (!(await deleteRule(tx, given.rule, given.revision))) return refused('changed', 409);
        return done({ done: 'removed', set: await changeSetOf(tx) });
      });
    case 'undo':
      return undo(person, given.set);
  }
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  version_gone: 'gone',
  version_in_use: 'used',
  version_empty: 'empty',
  score_version_used: 'used',
};

/** What is done with versions and their rules, as the person. */
export async function actOnScore(
  person: Person,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  if (!permissions.has('settings:manage')) return refused('forbidden', 403);
  const { data } = asked.safeParse(Object.fromEntries(form));
  if (!data) return refused('gone', 422);
  try {
    return await act(person, data);
  } catch (error) {
    const state = sqlState(error);
    if (state === '42501') return refused('forbidden', 403);
    const said = Object.keys(REFUSALS).find((word) => String(error).includes(word));
    if (state === '23514' && said) return refused(REFUSALS[said] ?? 'gone', 409);
    throw error;
  }
}
