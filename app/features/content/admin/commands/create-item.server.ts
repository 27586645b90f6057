import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { CONTENT_KINDS } from '../../overrides/items-of.ts';
import { insertMadeItem } from '../../overrides/made-items.store.server.ts';
import { isMakeable } from '../../overrides/made-items.ts';
import { addressOf } from '../editor.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Of one kind. Visitors do not read longer lists. */
const MOST_ITEMS = 200;

/** Creates an empty item and opens its editor. Only staff see the item until it is published. */
export const createItem = command({
  permission: 'site:create',
  input: z.object({ kind: z.enum(CONTENT_KINDS) }),
  async prepare({ session, input: { kind } }) {
    requireContentRights(session);
    if (!isMakeable(kind)) throw new Refusal('gone', 404);
  },
  async run({ tx, input: { kind } }) {
    const item = { kind, slug: randomUUID() };
    if (!(await insertMadeItem(tx, item, MOST_ITEMS))) throw new Refusal('full', 409);
    return item;
  },
  redirectTo: ({ data: item }) => addressOf({ item }),
});
