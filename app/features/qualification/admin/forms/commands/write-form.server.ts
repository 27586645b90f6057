import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import type { Session } from '#app/access/session.server.ts';
import { nameDifferences } from '#app/audit/name-references.server.ts';
import { differencesOf } from '#app/audit/setting-changes.ts';
import { conflictDifferences } from '../definition-differences.ts';
import { draftOf } from '../form-draft.ts';
import type { FormConflict } from '../form-replies.ts';
import { readForm } from '../forms.store.server.ts';
import { type FormToSave, saveFormRows } from '../save-form.store.server.ts';

/** Refuses users who lack one of the permissions that a save needs: it may add questions and delete some. */
export function requireFormRights({ permissions }: Session): void {
  const isMissing = !permissions.has('site:create') || !permissions.has('site:delete');
  if (isMissing) throw new Refusal('forbidden', 403);
}

/** The columns that a form itself holds beside its definition. */
const ownColumns = ({ name, pages, source }: Omit<FormToSave, 'definition'>) => ({
  name,
  page_paths: pages,
  lead_source: source || null,
});

/**
 * Saves a form with its questions. Refused as `changed` with the conflict where a colleague has changed either
 * since `revision`.
 */
export async function writeForm(tx: Tx, key: { id: string; revision: number }, form: FormToSave) {
  const saved = await saveFormRows(tx, key, form);
  if (saved.kind === 'gone') throw new Refusal('gone', 404);
  if (saved.kind === 'conflict' && saved.conflict.deleted) {
    const details: FormConflict = { conflict: saved.conflict };
    throw new Refusal('changed', 409, details);
  }
  const now = await readForm(tx, key.id);
  if (!now) throw new Refusal('gone', 404);
  const typed = draftOf(now, now.definition);
  if (saved.kind === 'saved') return { revision: now.revision, typed };
  const differences = await nameDifferences(tx, [
    ...differencesOf(ownColumns(now), ownColumns(form)),
    ...conflictDifferences(now.definition, form.definition),
  ]);
  const details: FormConflict = {
    conflict: { ...saved.conflict, differences },
    theirs: typed,
    names: form.definition.fields.map(({ field_name }) => field_name),
  };
  throw new Refusal('changed', 409, details);
}
