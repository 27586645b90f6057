import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { draftIn } from '../draft-fields.ts';
import { checkDraft } from '../form-draft.schema.ts';
import { readForm } from '../forms.store.server.ts';
import { requireFormRights, writeForm } from './write-form.server.ts';

/** Saves the draft of a form; a deleted form is restored with it. */
export const saveForm = command({
  permission: 'site:update',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  async prepare({ session, form }) {
    requireFormRights(session);
    return draftIn(form);
  },
  async run({ tx, input: key, ready: draft }) {
    const form = await readForm(tx, key.id);
    if (!form) throw new Refusal('gone', 404);
    const names = form.definition.fields.map(({ id, field_name }) => [id, field_name] as const);
    const checked = checkDraft(draft, new Map(names));
    if (!checked.ok) throw new Refusal('invalid', 422, undefined, checked.mistakes);
    return writeForm(tx, key, checked);
  },
});
