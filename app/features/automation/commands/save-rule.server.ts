import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { type RuleMistakes, ruleIn } from '../check-rule.ts';
import type { RuleBody } from '../rule.ts';
import { draftIn } from '../rule-draft.ts';
import { readRule } from '../rules.store.server.ts';

const LONGEST_TAG = 40;

const mistaken = (mistakes: RuleMistakes) => new Refusal('invalid', 422, undefined, mistakes);

/** The rule of a posted form; refused with its errors by field. */
function typedRule(form: FormData) {
  const typed = draftIn(form);
  const read = ruleIn(typed);
  if ('mistakes' in read) throw mistaken(read.mistakes);
  const { rule } = read;
  const long = rule.acts.findIndex((act) => act.kind === 'tag' && act.tag.length > LONGEST_TAG);
  if (long >= 0) throw mistaken({ [`a.${long}.tag`]: 'long' });
  return { typed, rule };
}

/** The actions of a rule, with the ids of its tags; creates new tags. */
async function withTags(tx: Tx, acts: RuleBody['acts']): Promise<RuleBody['acts']> {
  const tagged: RuleBody['acts'][number][] = [];
  for (const act of acts) {
    if (act.kind !== 'tag') tagged.push(act);
    else {
      const tag = await callValue(tx, 'public.make_tag', { name: act.tag });
      tagged.push({ ...act, tag: tag ?? '' });
    }
  }
  return tagged;
}

const columnsOf = ({ name, subject, product, mailsOutside, ...rule }: RuleBody) => ({
  name,
  subject,
  product,
  starts: JSON.stringify(rule.starts),
  conditions: JSON.stringify(rule.conditions),
  acts: JSON.stringify(rule.acts),
  mailsOutside,
  updatedAt: new Date(),
});

/**
 * Saves a rule, or adds one at the end. Refused as `ask` where it would mail people outside from now on and
 * this is not confirmed, as `changed` with the conflict where a colleague has saved it meanwhile.
 */
export const saveRule = command({
  permission: 'settings:manage',
  input: z.object({
    id: z.uuid().nullable(),
    revision: seenRevision,
    confirmed: z.literal('mails').optional().catch(undefined),
  }),
  prepare: async ({ form }) => typedRule(form),
  async run({ tx, input: { id, revision, confirmed }, ready: { typed, rule } }) {
    const before = id === null ? undefined : (await readRule(tx, id))?.rule;
    if (rule.mailsOutside && !before?.mailsOutside && !confirmed) throw new Refusal('ask', 200);
    const acts = await withTags(tx, rule.acts);
    const columns = { ...columnsOf({ ...rule, acts }), isActive: typed.isActive };
    if (id === null) {
      const made = await tx
        .insertInto('automation_rules')
        .values({
          ...columns,
          displayOrder: sql<number>`(select coalesce(max(r.display_order), 0) + 1
            from public.automation_rules r)`,
        })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow();
      return { ...made, typed };
    }
    const saved = await saveSetting(tx, 'automation_rules', { id, revision }, columns);
    return { id, revision: revisionOf(saved), typed };
  },
  redirectTo: ({ input, data }) =>
    input.id === null ? adminPath('automationRule', { id: data.id }) : undefined,
});
