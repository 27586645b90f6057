import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { EntryStatus } from '../../../feedback.store.server.ts';
import { entryId, entryStatus } from '../../commands/entry-fields.ts';

/** The data of a join's undo: the status and the target before it, and the ideas joined to it. */
type Joined = { target: string; from: EntryStatus; was: string | null; along: readonly string[] };

/** Joins an idea to the one that it duplicates. Refused where its status is no longer the one that was
 * `seen`. */
export const joinIdea = command({
  permission: 'feedback:update',
  input: z.object({ id: entryId, target: entryId, seen: entryStatus.nullish().catch(null) }),
  async run({ tx, input: { id, target, seen } }) {
    const join = { id, target, seen: seen ?? null };
    const joined = await callValue(tx, 'public.join_feedback', join, typed<Joined | null>());
    if (!joined) throw new Refusal('changed');
    return joined;
  },
  undo: ({ data: { target, from, was, along }, input: { id } }) => ({
    intent: 'part',
    id,
    target,
    from,
    was: was ?? '',
    along,
  }),
});

/** Undoes a join; refused where a colleague has changed it since. */
export const partIdea = command({
  permission: 'feedback:update',
  input: z.object({
    id: entryId,
    target: entryId,
    from: entryStatus,
    was: z.union([entryId, z.literal('').transform(() => null)]),
    along: z.array(entryId).max(1000),
  }),
  async run({ tx, input }) {
    if (!(await callValue(tx, 'public.separate_feedback', input))) throw new Refusal('late');
    return { id: input.id };
  },
});
