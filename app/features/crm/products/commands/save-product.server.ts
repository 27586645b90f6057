import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { SOURCES } from '../product.ts';
import { productIn, typedIn } from '../product-form.server.ts';
import { holderOf } from '../products.store.server.ts';

/**
 * Saves a product. Refused field by field, as `taken` with the product that has one of the sources, and as `changed`
 * with the conflict where a colleague has saved it meanwhile.
 */
export const saveProduct = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async prepare({ form }) {
    const typed = typedIn(textsOf(form));
    const read = productIn(typed);
    if ('mistakes' in read) throw new Refusal('invalid', 422, undefined, read.mistakes);
    return { typed, columns: read.columns };
  },
  async run({ tx, input: { id, revision }, ready: { typed, columns } }) {
    const holder = await holderOf(tx, { id, revision }, columns.leadSources);
    if (holder !== undefined) throw new Refusal('taken', 409, { holder }, { [SOURCES]: 'taken' });
    const saved = await saveSetting(tx, 'crm_products', { id, revision }, columns);
    return { revision: revisionOf(saved), typed };
  },
});
