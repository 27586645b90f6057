import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Saved } from '#app/audit/save-setting.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { applyEdit } from './draft-edits.ts';
import { draftIn } from './draft-fields.ts';
import { checkDraft } from './form-draft.schema.ts';
import { draftOf, type FormDraft } from './form-draft.ts';
import type { BuilderReply } from './form-replies.ts';
import { readForm, readVersion } from './forms.store.server.ts';
import { saveForm } from './save-form.store.server.ts';

type Answer = { reply: BuilderReply; status: 200 | 403 | 404 | 409 | 422 };
type Key = { id: string; revision: number };

/** A save may add questions and take some away. */
const NEEDED = ['settings:update', 'settings:create', 'settings:delete'] as const;

/** 0 restores a deleted form. */
const revisionIn = z.coerce.number().int().min(0);

const refused = (
  status: 403 | 404 | 422,
  why: 'forbidden' | 'gone' | 'invalid',
  draft: FormDraft | null,
  revision: number,
): Answer => ({ reply: { kind: 'refused', why, draft, revision }, status });

/** The reply to a save; `done` is the message when it was written. */
function answerTo(
  saved: Saved,
  key: Key,
  draft: FormDraft | null,
  done: (revision: number) => BuilderReply,
): Answer {
  if (saved.kind === 'gone') return refused(404, 'gone', draft, key.revision);
  if (saved.kind === 'saved') return { reply: done(saved.revision), status: 200 };
  const { conflict } = saved;
  return { reply: { kind: 'conflict', draft, revision: key.revision, conflict }, status: 409 };
}

/** Saves a valid draft; validation and write in one transaction. */
async function save(person: Person, key: Key, draft: FormDraft): Promise<Answer> {
  const { revision } = key;
  return asPerson(person, async (tx) => {
    const form = await readForm(tx, key.id);
    if (!form) return refused(404, 'gone', draft, revision);
    const names = form.definition.fields.map(({ id, field_name }) => [id, field_name] as const);
    const checked = checkDraft(draft, new Map(names));
    if (!checked.ok) {
      const { mistakes } = checked;
      return { reply: { kind: 'mistaken', draft, revision, mistakes }, status: 422 };
    }
    const saved = await saveForm(tx, key, checked);
    const answer = answerTo(saved, key, draft, (now) => ({ kind: 'saved', revision: now }));
    if (answer.reply.kind !== 'conflict' || answer.reply.conflict.deleted) return answer;
    const now = (await readForm(tx, key.id)) ?? form;
    const theirs = draftOf(now, now.definition);
    const asked = checked.definition.fields.map(({ field_name }) => field_name);
    return { ...answer, reply: { ...answer.reply, theirs, names: asked } };
  });
}

/** Restores an earlier version of a form, as a save of its own. */
async function goBack(person: Person, key: Key, versionId: string): Promise<Answer> {
  return asPerson(person, async (tx) => {
    const form = await readForm(tx, key.id);
    const version = form && (await readVersion(tx, key.id, versionId));
    if (!form || !version) return refused(404, 'gone', null, key.revision);
    const { definition } = version;
    const saved = await saveForm(tx, key, { ...form, definition });
    return answerTo(saved, key, null, (revision) => ({
      kind: 'returned',
      revision,
      version: version.version,
    }));
  });
}

/** A post of the builder: a save, an undo, or, without scripts, an edit of the draft. */
export async function editForm(
  person: Person,
  formId: string,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const intent = String(form.get('intent'));
  if (intent === 'preview') return { reply: { kind: 'preview' }, status: 200 };
  const version = z.uuid().safeParse(form.get('version'));
  const draft = intent === 'return' ? null : draftIn(form);
  // A conflict adds the newer revision after the one that the form was made with.
  const revision = revisionIn.safeParse(form.getAll('revision').at(-1));
  const id = z.uuid().safeParse(formId);
  const known = revision.data ?? 1;
  if (!NEEDED.every((permission) => permissions.has(permission))) {
    return refused(403, 'forbidden', draft, known);
  }
  const edit = form.get('edit');
  if (draft && typeof edit === 'string') {
    return {
      reply: { kind: 'edited', draft: applyEdit(draft, edit), revision: known },
      status: 200,
    };
  }
  if (!id.success || !revision.success) return refused(422, 'invalid', draft, known);
  const key = { id: id.data, revision: known };
  if (draft) return save(person, key, draft);
  if (!version.success) return refused(422, 'invalid', null, known);
  return goBack(person, key, version.data);
}
