import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { allIds, changeInBatches, undoInBatches } from '#app/platform/batches.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { contactsList } from '../contacts.list.server.ts';
import { listContacts } from '../contacts.store.server.ts';
import { idOrNone } from './posted-fields.ts';

/** Assigns every contact of the filter in the address to a colleague, or to nobody. */
export const assignMatchingContacts = bulkCommand({
  permission: 'crm:update',
  input: z.object({ owner: idOrNone }),
  async runBatches({ user, input, url }) {
    const act = randomUUID();
    const owner = input.owner || null;
    const filter = await matchingCustomFilter(user, 'contact', {
      list: contactsList,
      search: url.searchParams,
    });
    // All ids before the first change: a filter by owner would lose its place.
    const ids = await allIds(async (part) => {
      const query = { filter, sort: contactsList.usual, ...part };
      const contacts = await asPerson(user, (tx) => listContacts(tx, query));
      return contacts.map(({ id }) => id);
    });
    const count = await changeInBatches(ids, (some) =>
      asPerson(user, (tx) =>
        asOperation(
          tx,
          act,
          async () => (await callValue(tx, 'public.set_contacts_owner', { ids: some, owner })) ?? 0,
        ),
      ),
    );
    return { count, act };
  },
  undo: ({ data: { count, act } }) => (count > 0 ? { intent: 'give-back', act } : undefined),
});

/** Restores the owners from before an operation of the user, where nobody has reassigned the contacts since. */
export const undoMatchingAssignment = bulkCommand({
  permission: 'crm:update',
  input: z.object({ act: z.uuid() }),
  async runBatches({ user, input: { act } }) {
    const count = await undoInBatches((part) =>
      asPerson(user, (tx) => callRows(tx, 'public.undo_contact_owners', { act, ...part })),
    );
    return { count };
  },
});
