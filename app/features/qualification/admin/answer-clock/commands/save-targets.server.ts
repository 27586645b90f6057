import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { writeTicketTargets } from '#app/features/tickets/clocks/ticket-targets.store.server.ts';
import { ticketTargetsIn } from '../../answer-targets/typed-ticket-targets.ts';
import { readTargets } from '../answer-targets.store.server.ts';
import type { AnswerTarget } from '../answer-targets.ts';
import { type TypedTarget, targetMistakes, targetsIn } from '../typed-targets.ts';

const columnsOf = (target: TypedTarget) => ({
  service: target.service,
  source: target.source,
  minutes: target.minutes,
  warnPercent: target.warnPercent,
});

/** The target that holds for all leads. */
const isGeneral = ({ service, source }: AnswerTarget) => !service && !source;

const isSame = (was: AnswerTarget, target: TypedTarget) =>
  was.revision === target.revision &&
  was.service === target.service &&
  was.source === target.source &&
  was.minutes === target.minutes &&
  was.warnPercent === target.warnPercent;

/** Deletes removed targets, except the general one; first, so that another may take their place. */
async function deleteTargets(tx: Tx, typed: TypedTarget[], stored: AnswerTarget[]): Promise<void> {
  for (const { id, revision, removed } of typed) {
    if (!removed || !id || stored.some((was) => was.id === id && isGeneral(was))) continue;
    const { numDeletedRows } = await tx
      .deleteFrom('answer_targets')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
  }
}

/**
 * Saves the targets of leads and of tickets. Refused as `changed` where a colleague has changed one of them meanwhile,
 * or has made one for the same service and source.
 */
export const saveTargets = command({
  permission: 'settings:update',
  // The names of the fields carry the number of their target, or its priority.
  input: z.object({}),
  async prepare({ form }) {
    const typed = targetsIn(form);
    const tickets = ticketTargetsIn(form);
    const kept = typed.filter(({ removed }) => !removed);
    const mistakes = { ...targetMistakes(kept), ...tickets.mistakes };
    if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
    return { typed, kept, tickets: tickets.typed };
  },
  async run({ tx, ready: { typed, kept, tickets } }) {
    const stored = await readTargets(tx);
    await deleteTargets(tx, typed, stored);
    for (const target of kept) {
      if (target.id === null) {
        await tx.insertInto('answer_targets').values(columnsOf(target)).execute();
        continue;
      }
      const was = stored.find(({ id }) => id === target.id);
      if (was && isSame(was, target)) continue;
      const { numUpdatedRows } = await tx
        .updateTable('answer_targets')
        .set(columnsOf(target))
        .where('id', '=', target.id)
        .where('revision', '=', target.revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('changed');
    }
    if ((await writeTicketTargets(tx, tickets)) === 'changed') throw new Refusal('changed');
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Restores the targets from before the save. */
export const undoTargets = command({
  permission: 'settings:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});
