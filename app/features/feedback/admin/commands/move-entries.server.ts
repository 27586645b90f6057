import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { isNotified } from '../ideas/ideas.ts';
import { type EntryPlace, placeField } from '../staff-feedback.ts';
import { entryId, entryIds, entryStatus, hasReason, moveFields, places } from './entry-fields.ts';

const move = z
  .object({ id: entryIds, ...moveFields })
  .refine(hasReason, { message: 'reason', path: ['words'] });
type Move = Omit<z.output<typeof move>, 'id'>;

/** Moves entries to one status and returns those that changed, with their previous status. */
async function changeStatus(
  tx: Tx,
  ids: readonly string[],
  { status: to, seen }: Move,
): Promise<EntryPlace[]> {
  const found = await tx
    .selectFrom('feedback_entries')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  const seenAs = new Map<string, string>(seen.map(({ id, status }) => [id, status]));
  const isChanged = found.some(({ id, status }) => (seenAs.get(id) ?? status) !== status);
  if (isChanged || found.length !== new Set(ids).size) throw new Refusal('changed');
  const moved = found.filter(({ status }) => status !== to);
  if (moved.length > 0) {
    await tx
      .updateTable('feedback_entries')
      .set({ status: to })
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .execute();
  }
  return moved.map(({ id, status }) => ({ id, status }) as EntryPlace);
}

async function moveAndNotify(tx: Tx, ids: readonly string[], input: Move) {
  const { status, tell, words, wordsEn } = input;
  const moved = await changeStatus(tx, ids, input);
  const done = { status, count: moved.length, moved };
  if (!tell || !isNotified(status)) return done;
  let mails = 0;
  for (const { id } of moved) {
    const outcome = { entryId: id, words: words || null, wordsEn: wordsEn || null };
    mails += (await callValue(tx, 'public.notify_authors', outcome)) ?? 0;
  }
  return { ...done, mails };
}

const undo = ({ data: { status, moved } }: { data: Awaited<ReturnType<typeof moveAndNotify>> }) =>
  moved.length > 0 ? { intent: 'undo', status, back: moved.map(placeField) } : undefined;

/** Moves the selected entries, all or none, and notifies the authors of ideas where the form says so. */
export const moveEntries = command({
  permission: 'feedback:update',
  input: move,
  run: ({ tx, input }) => moveAndNotify(tx, input.id, input),
  undo,
});

/** Moves the entry that the address names. */
export const moveEntry = command({
  permission: 'feedback:update',
  input: z
    .object({ entryId, ...moveFields })
    .refine(hasReason, { message: 'reason', path: ['words'] }),
  run: ({ tx, input }) => moveAndNotify(tx, [input.entryId], input),
  undo,
});

/** Moves entries back, as long as each still has the status of the move. */
export const restoreEntries = command({
  permission: 'feedback:update',
  input: z.object({ status: entryStatus, back: places.min(1) }),
  async run({ tx, input: { status, back } }) {
    const { numAffectedRows } = await sql`
      update public.feedback_entries e set status = p.status
      from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as p (id uuid, status text)
      where e.id = p.id and e.status = ${status}`.execute(tx);
    if (numAffectedRows !== BigInt(back.length)) throw new Refusal('changed');
    return { count: back.length };
  },
});
