import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Undoes one run of a rule; refused where its result has changed since, or nothing is left to undo. */
export const undoRun = command({
  permission: 'settings:manage',
  input: z.object({ run: z.uuid().nullable().catch(null) }),
  async run({ tx, input: { run } }) {
    if (run === null) throw new Refusal('gone', 404);
    const outcome = (await callValue(tx, 'public.undo_rule_run', { run })) ?? 'gone';
    if (outcome === 'contradicted' || outcome === 'gone') throw new Refusal(outcome);
    if (outcome !== 'undone') throw new Refusal('over');
    return { id: run };
  },
});
