import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import { type RuleValues, readRuleFields } from '../read-rule.server.ts';
import { readRule, readVersions } from '../score.store.server.ts';
import { RULE_KINDS } from '../score-rules.ts';

const columnsOf = (rule: RuleValues) => ({
  name: rule.name,
  translations: JSON.stringify({ en: { name: rule.nameEn } }),
  subject: rule.subject,
  test: rule.test,
  words: [...rule.words],
  atLeast: rule.atLeast,
  points: rule.points,
});

/**
 * Saves a rule of the draft, or adds one at its end. Refused as `used` where there is no draft, and as
 * `changed` with the conflict where a colleague has saved it meanwhile.
 */
export const saveRule = command({
  permission: 'settings:manage',
  input: z.object({
    id: z.uuid().nullable(),
    revision: seenRevision,
    /** Of a new rule. */
    kind: z.enum(RULE_KINDS).catch('answer'),
  }),
  // The fields of a rule depend on its kind, which the stored one decides.
  prepare: async ({ form }) => form,
  async run({ tx, input: { id, revision, kind }, ready: form }) {
    const stored = id ? await readRule(tx, id) : undefined;
    if (id && !stored) throw new Refusal('gone', 404);
    const read = readRuleFields(form, stored?.rule.kind ?? kind);
    if ('mistakes' in read) throw new Refusal('invalid', 422, undefined, read.mistakes);
    const columns = columnsOf(read.values);
    if (id === null) {
      const draft = (await readVersions(tx)).find(({ state }) => state === 'draft');
      if (!draft) throw new Refusal('used');
      return tx
        .insertInto('score_rules')
        .values((of) => ({
          versionId: draft.id,
          kind,
          ...columns,
          position: of
            .selectFrom('score_rules as r')
            .select(sql<number>`coalesce(max(r.position), 0) + 1`.as('position'))
            .where('r.versionId', '=', draft.id),
        }))
        .returning('revision')
        .executeTakeFirstOrThrow();
    }
    const saved = await saveSetting(tx, 'score_rules', { id, revision }, columns);
    if (saved.kind === 'gone') throw new Refusal('gone', 404);
    if (saved.kind === 'conflict') throw new Refusal('changed', 409, saved.conflict);
    return { revision: saved.revision };
  },
  redirectTo: ({ input: { id } }) => (id === null ? adminPath('score') : undefined),
});
