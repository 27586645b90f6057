import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { deleteLeadRule, moveLeadRule } from './lead-rules.store.server.ts';
import type { RuleRefusal, RulesReply } from './lead-rules.ts';

type Answer = { reply: RulesReply; status: 200 | 403 | 409 };

const refused = (why: RuleRefusal): Answer => ({
  reply: { kind: 'refused', why },
  status: why === 'forbidden' ? 403 : 409,
});

const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['up', 'down', 'delete']), id: z.uuid() }),
  z.object({ intent: z.literal('undo'), set: z.string().max(100) }),
]);

/** Moves or deletes a rule, or takes that back; each is one change of settings, on record with who made it. */
export async function actOnLeadRules(
  person: Person,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  if (!permissions.has('settings:update')) return refused('forbidden');
  const asked = act.safeParse(Object.fromEntries(form));
  if (!asked.success) return refused('gone');
  if (asked.data.intent === 'undo') {
    const outcome = await restoreChangeSet(person, asked.data.set, false);
    if (outcome === 'restored') return { reply: { kind: 'back' }, status: 200 };
    return refused(outcome === 'forbidden' ? 'forbidden' : 'changed');
  }
  const { intent, id } = asked.data;
  return asPerson(person, async (tx) => {
    if (intent === 'delete') {
      if (!(await deleteLeadRule(tx, { id, revision: revisionIn(form) })))
        return refused('changed');
      return { reply: { kind: 'deleted', set: await changeSetOf(tx) }, status: 200 };
    }
    if (!(await moveLeadRule(tx, id, intent === 'up' ? -1 : 1))) return refused('gone');
    return { reply: { kind: 'moved', set: await changeSetOf(tx) }, status: 200 };
  });
}
