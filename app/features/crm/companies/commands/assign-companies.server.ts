import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { allIds, changeInBatches, undoInBatches } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { companiesList } from '../companies.list.server.ts';
import { listCompanies } from '../companies.store.server.ts';

/** Above the size of a page. */
const MOST = 200;
const owner = z.union([z.uuid(), z.literal('').transform(() => null)]);

type Assigned = { count: number; act: string };

/** Assigns companies to `to`, or to nobody, and returns how many changed. */
async function assignAll(
  user: Person,
  ids: readonly string[],
  to: string | null,
): Promise<Assigned> {
  const act = randomUUID();
  const count = await changeInBatches(ids, (some) =>
    asPerson(user, (tx) =>
      asOperation(
        tx,
        act,
        async () =>
          (await callValue(tx, 'public.set_companies_owner', { ids: some, owner: to })) ?? 0,
      ),
    ),
  );
  return { count, act };
}

const undoAssigned = ({ data: { count, act } }: { data: Assigned }) =>
  count > 0 ? { intent: 'give-back', act } : undefined;

/** Assigns the selected companies to a colleague, or to nobody. */
export const assignCompanies = bulkCommand({
  permission: 'crm:update',
  input: z.object({ id: z.array(z.uuid()).min(1).max(MOST), owner }),
  runBatches: ({ user, input }) => assignAll(user, input.id, input.owner),
  undo: undoAssigned,
});

/** Assigns every company of the filter in the address. */
export const assignMatchingCompanies = bulkCommand({
  permission: 'crm:update',
  input: z.object({ owner }),
  async runBatches({ user, input, url }) {
    const filter = await matchingCustomFilter(user, 'company', {
      list: companiesList,
      search: url.searchParams,
    });
    // All ids before the first change: a filter by owner would lose its place.
    const ids = await allIds(async (part) => {
      const query = { filter, sort: companiesList.usual, ...part };
      const companies = await asPerson(user, (tx) => listCompanies(tx, query));
      return companies.map(({ id }) => id);
    });
    return assignAll(user, ids, input.owner);
  },
  undo: undoAssigned,
});

/** Restores the owners from before an operation of the user, where nobody has reassigned them since. */
export const undoCompanyAssignment = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    const count = await undoInBatches((part) =>
      asPerson(user, (tx) => callRows(tx, 'public.undo_company_owners', { act, ...part })),
    );
    return { count };
  },
});
