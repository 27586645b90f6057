import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import type { ServiceName } from '#app/paths.ts';
import type { PriceRule } from '../price-rules.ts';
import { readPriceRules } from '../queries/read-price-rules.server.ts';
import { SERVICES } from '../questions.ts';
import { ENDS, rulesIn, type TypedRule } from '../typed-rules.ts';

const columnsOf = (range: NonNullable<TypedRule['range']>) => ({
  priceLeastCents: range.priceLeast,
  priceMostCents: range.priceMost,
  weeksLeast: range.weeksLeast,
  weeksMost: range.weeksMost,
});

const isSame = (stored: PriceRule, range: TypedRule['range']) =>
  range !== null && ENDS.every((end) => stored[end] === range[end]);

/** Stores one line. Refuses as `changed` where a colleague has changed or removed it meanwhile. */
async function storeRule(
  tx: Tx,
  service: ServiceName,
  stored: PriceRule | undefined,
  { subject, revision, range }: TypedRule,
): Promise<void> {
  if (stored ? isSame(stored, range) : range === null) return;
  if ((stored?.revision ?? 0) !== revision) throw new Refusal('changed');
  if (!stored) {
    if (range === null) return;
    await tx
      .insertInto('price_rules')
      .values({ service, ...subject, ...columnsOf(range) })
      .execute();
    return;
  }
  const { id } = stored;
  const done =
    range === null
      ? (
          await tx
            .deleteFrom('price_rules')
            .where('id', '=', id)
            .where('revision', '=', revision)
            .executeTakeFirst()
        ).numDeletedRows
      : (
          await tx
            .updateTable('price_rules')
            .set(columnsOf(range))
            .where('id', '=', id)
            .where('revision', '=', revision)
            .executeTakeFirst()
        ).numUpdatedRows;
  if (done === 0n) throw new Refusal('changed');
}

/** Saves the rules of one service: what it costs and takes, and what each answer adds. */
export const savePriceRules = command({
  permission: 'settings:update',
  // The other fields carry the question and the answer in their names.
  input: z.object({ service: z.enum(SERVICES) }),
  async prepare({ form }) {
    const { rules, mistakes } = rulesIn(form);
    if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
    return rules;
  },
  async run({ tx, input: { service }, ready: typed }) {
    const stored = (await readPriceRules(tx)).filter((rule) => rule.service === service);
    for (const rule of typed) {
      const { question, answer } = rule.subject;
      const was = stored.find((one) => one.question === question && one.answer === answer);
      await storeRule(tx, service, was, rule);
    }
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Restores the rules from before a save. */
export const undoPriceRules = command({
  permission: 'settings:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});
