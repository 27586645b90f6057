import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { stateOf } from '../forms.store.server.ts';
import { FORM_STATES } from '../stored-form.ts';

/** Switches a form on or off, archives it, or restores it from the archive. */
export const setFormState = command({
  permission: 'site:update',
  input: z.object({ id: z.uuid(), state: z.enum(FORM_STATES) }),
  async run({ tx, input: { id, state: to } }) {
    const form = await tx
      .selectFrom('qualification_forms')
      .select(['name', 'isActive', 'archivedAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!form) throw new Refusal('gone', 404);
    const from = stateOf(form);
    if (from !== to) {
      await tx
        .updateTable('qualification_forms')
        .set({
          isActive: to === 'active',
          archivedAt: to === 'archived' ? sql<string>`now()` : null,
        })
        .where('id', '=', id)
        .execute();
    }
    return { id, name: form.name, from, to };
  },
  undo: ({ data: { id, from } }) => ({ intent: 'state', id, state: from }),
});
