import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { itemKey, itemsWith } from '../../overrides/all-items.ts';
import { setOrder } from '../../overrides/made-items.store.server.ts';
import { listOverrides } from '../../overrides/overrides.store.server.ts';
import { isOrdered, sectionOf } from '../../overrides/visibility.ts';
import { displayName, displayValue } from '../content-list.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Swaps an item with the one before or behind it; the list page shows items in this order. */
export const moveItem = command({
  permission: 'site:update',
  input: z.object({ intent: z.enum(['up', 'down']), item: z.string().catch('') }),
  prepare: async ({ session, request }) => {
    requireContentRights(session);
    return preferredLocale(request);
  },
  async run({ tx, input: { intent, item: key }, ready: locale }) {
    const { items } = itemsWith(await listOverrides(tx, { lock: true }));
    const found = items.find(({ item }) => itemKey(item) === key);
    if (!found || !isOrdered(found.item.kind)) throw new Refusal('gone', 404);
    const sameKind = items.filter(({ item }) => item.kind === found.item.kind);
    const partOf = ({ item, row }: typeof found) => sectionOf(displayValue(item, row));
    const listed = sameKind.filter(
      (one) => one.row?.visibility !== 'removed' && partOf(one) === partOf(found),
    );
    const other = listed[listed.indexOf(found) + (intent === 'up' ? -1 : 1)];
    const order = sameKind.map((one) => (one === found ? other : one === other ? found : one));
    if (other)
      await setOrder(
        tx,
        order.flatMap((one) => one?.item ?? []),
      );
    return { name: displayName(found.item, found.row, locale), set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
