import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { editNote, readMentions, removeNote, writeNote } from './lead-notes.store.server.ts';
import { NOTE_LENGTH, type NoteReply } from './lead-notes.ts';

type Answer = { reply: NoteReply; status: 200 | 403 | 404 | 409 | 422 };
type Why = Extract<NoteReply, { note: false }>['why'];

const INTENTS = ['note', 'edit-note', 'remove-note', 'restore-note', 'read-notes'] as const;
const uuid = z.uuid();

/** SQLSTATE of what the functions refuse, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Why; status: Answer['status'] }>> = {
  // Removed, or somebody else's.
  '42501': { why: 'notYours', status: 409 },
  // The lead is gone.
  '23503': { why: 'gone', status: 404 },
  // Names take more room than they were typed with.
  '23514': { why: 'long', status: 422 },
};

export const isNoteIntent = (form: FormData): boolean =>
  INTENTS.some((intent) => intent === form.get('intent'));

async function perform(person: Person, leadId: string, form: FormData): Promise<NoteReply> {
  const given = uuid.safeParse(form.get('id'));
  // Without scripts nobody has made one.
  const id = given.success ? given.data : randomUUID();
  const text = String(form.get('text') ?? '').trim();
  const picked = form.getAll('named').map(String);
  switch (form.get('intent')) {
    case 'note':
      await asPerson(person, (tx) => writeNote(tx, leadId, { id, text, picked }));
      nudgeJobs();
      return { note: 'written', id };
    case 'edit-note':
      await asPerson(person, (tx) => editNote(tx, leadId, { id, text, picked }));
      nudgeJobs();
      return { note: 'edited', id };
    case 'remove-note':
      await asPerson(person, (tx) => removeNote(tx, id, true));
      return { note: 'removed', id };
    case 'restore-note':
      await asPerson(person, (tx) => removeNote(tx, id, false));
      return { note: 'restored', id };
    default:
      await asPerson(person, (tx) => readMentions(tx, leadId));
      return { note: 'read', id };
  }
}

/** A note on a lead that is written, changed, removed or put back, or that its reader has seen. */
export async function actOnNotes(
  person: Person,
  leadId: string,
  form: FormData,
  may: boolean,
): Promise<Answer> {
  const intent = form.get('intent');
  const text = String(form.get('text') ?? '');
  const refused = (why: Why, status: Answer['status']): Answer => ({
    reply: { note: false, why, text },
    status,
  });
  if (!may && intent !== 'read-notes') return refused('forbidden', 403);
  const writes = intent === 'note' || intent === 'edit-note';
  if (writes && text.trim() === '') return refused('empty', 422);
  if (writes && text.length > NOTE_LENGTH) return refused('long', 422);
  if (!uuid.safeParse(leadId).success) return refused('gone', 404);
  try {
    return { reply: await perform(person, leadId, form), status: 200 };
  } catch (error) {
    const refusal = REFUSALS[sqlState(error) ?? ''];
    if (!refusal) throw error;
    return refused(refusal.why, refusal.status);
  }
}
