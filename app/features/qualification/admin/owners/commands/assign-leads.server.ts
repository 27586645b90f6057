import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand, command, type Tx } from '#app/access/commands/command.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { idsOf, isAnyChosen, leadFields, MOST } from '../../commands/posted-fields.ts';
import { leadsList } from '../../leads.list.server.ts';
import { listLeads } from '../../leads-page.store.server.ts';
import { readLeadOwners } from '../lead-owners.store.server.ts';

const owner = z.union([z.uuid(), z.literal('').transform(() => null)]);
/** A lead and its owner, as ownerField() writes them. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), owner]))
  .transform(([id, owner]) => ({ id, owner }));

type Given = {
  ids: readonly string[];
  owner: string | null;
  act: string;
  seen?: readonly { id: string; owner: string | null }[];
};

/** Changes the owner of leads, and returns how many changed. With `seen` all or none; without, those that
 * may change. */
async function setOwner(tx: Tx, { ids, owner, act, seen }: Given): Promise<number> {
  const places = seen ? JSON.stringify(seen) : null;
  const given = await asOperation(tx, act, () =>
    callRows(tx, 'public.assign_leads', { ids, owner, seen: places }),
  );
  return given.length;
}

async function nameOf(tx: Tx, owner: string | null): Promise<string | null> {
  const owners = owner ? await readLeadOwners(tx) : [];
  return owners.find(({ id }) => id === owner)?.name ?? null;
}

const undo = ({ data: { act, count } }: { data: { act: string; count: number } }) =>
  count > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns leads to a colleague or to nobody, all or none, as long as each has the owner that it was seen
 * with. */
export const assignLeads = command({
  permission: 'crm:update',
  input: z.object({ ...leadFields, owner, was: z.array(place).max(MOST) }).refine(isAnyChosen),
  async run({ tx, input }) {
    const { owner, was: seen } = input;
    const act = randomUUID();
    const count = await setOwner(tx, { ids: idsOf(input), owner, act, seen });
    return { name: await nameOf(tx, owner), act, count, kept: 0 };
  },
  undo,
});

/**
 * Assigns every lead of the filter in the address, of those that the user may change and the new owner may
 * have.
 */
export const assignMatchingLeads = bulkCommand({
  permission: 'crm:update',
  input: z.object({ owner }),
  async runBatches({ user, input: { owner }, url }) {
    const act = randomUUID();
    const filter = matchingFilter(leadsList, url.searchParams);
    // All ids before the first change: a filter by owner would lose its place.
    const ids = await allIds(async (part) => {
      const page = { filter, sort: leadsList.usual, ...part };
      const found = await asPerson(user, (tx) => listLeads(tx, page));
      return found.map(({ id }) => id);
    });
    const count = await changeInBatches(ids, (some) =>
      asPerson(user, (tx) => setOwner(tx, { ids: some, owner, act })),
    );
    const name = await asPerson(user, (tx) => nameOf(tx, owner));
    return { name, act, count, kept: ids.length - count };
  },
  undo,
});

/** Reassigns the leads that the user has assigned in an operation, where nobody has reassigned them since. */
export const undoLeadAssignment = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    let count = 0;
    await eachBatch(async ({ after = null, limit }) => {
      const rows = await asPerson(user, (tx) =>
        callRows(tx, 'public.undo_lead_owners', { act, after, limit }),
      );
      count += rows.filter(({ subject, went }) => subject === 'lead' && went).length;
      return rows.map(({ id }) => String(id));
    }, Number.POSITIVE_INFINITY);
    return { count };
  },
});
