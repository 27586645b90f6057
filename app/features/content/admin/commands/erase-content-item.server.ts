import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { isContentKind } from '../../overrides/items-of.ts';
import { eraseItem } from '../../overrides/made-items.store.server.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Erases a removed item that staff made, its pictures and what the record of changes says of it. For good. */
export const eraseContentItem = command({
  permission: 'site:delete',
  input: z.object({ item: z.string().catch('') }),
  async prepare({ session, input }) {
    requireContentRights(session);
    const [kind, slug = ''] = input.item.split('/');
    if (!isContentKind(kind)) throw new Refusal('gone', 404);
    return { kind, slug };
  },
  async run({ tx, ready: item }) {
    await eraseItem(tx, item);
    return {};
  },
});
