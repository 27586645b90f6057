import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { schemeIn } from '../scheme-form.server.ts';
import { readScheme } from '../schemes.store.server.ts';
import { typedIn } from '../staff-scheme.ts';
import { activateScheme } from './activate-scheme.server.ts';

/**
 * Saves a scheme, and with `activate` shows the site in its colours. Refused field by field, and as `changed` with the
 * conflict where a colleague has saved it meanwhile.
 */
export const saveScheme = command({
  permission: 'site:update',
  input: z.object({
    id: z.uuid(),
    revision: seenRevision,
    intent: z.enum(['save', 'activate']).catch('save'),
  }),
  async prepare({ form }) {
    const read = schemeIn(typedIn(textsOf(form)));
    if ('mistakes' in read) throw new Refusal('invalid', 422, undefined, read.mistakes);
    return read.columns;
  },
  async run({ tx, input: { id, revision, intent }, ready: columns }) {
    const saved = revisionOf(await saveSetting(tx, 'brand_colors', { id, revision }, columns));
    if (intent === 'save') return { revision: saved };
    await activateScheme(tx, id);
    const now = await readScheme(tx, id);
    return { revision: now?.scheme.revision ?? saved };
  },
});
