import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import { type Named, storedNote } from '#app/ui/admin/composer/note-text.ts';
import type { NoteCode } from '../note.ts';
import { fileIds, named, noteId, noteText } from './note-fields.ts';

/** What notes are about: how they are stored there, and who may be mentioned in them. */
type Subject = {
  read: Permission;
  update: Permission;
  /** The colleagues who may be mentioned. */
  colleagues: (tx: Tx, subjectId: string) => Promise<readonly Mentionable[]>;
  /** The people whom a note mentions already. */
  namedIn: (tx: Tx, subjectId: string, noteId: string) => Promise<Named>;
  /** Stores a note under its id, once. */
  write: (
    tx: Tx,
    note: { id: string; subjectId: string; body: string; files: string[] },
  ) => Promise<unknown>;
  edit: (tx: Tx, note: { id: string; body: string }) => Promise<unknown>;
  remove: (tx: Tx, note: { id: string; removed: boolean }) => Promise<unknown>;
  /** Marks the mentions of the user as read. */
  markRead: (tx: Tx, subjectId: string) => Promise<unknown>;
};

const subjectId = z.uuid();

/** The commands on the notes about something, by the `intent` of their forms. The address names it as `subjectId`. */
export function noteCommands({ read, update, ...notes }: Subject) {
  const own = z.object({ subjectId, noteId });
  return {
    note: command({
      permission: update,
      input: z.object({ subjectId, noteId, text: noteText, named, file: fileIds }),
      async run({ tx, input: { subjectId, noteId: id, text, named: picked, file } }) {
        const body = storedNote(text, await notes.colleagues(tx, subjectId), picked);
        await notes.write(tx, { id, subjectId, body, files: file });
        return { noteId: id };
      },
    }),
    /** Changes a note of the user's own. A note of another user is refused. */
    'edit-note': command({
      permission: update,
      input: z.object({ subjectId, noteId, text: noteText, named }),
      async run({ tx, input: { subjectId, noteId: id, text, named: picked } }) {
        const before = Object.entries(await notes.namedIn(tx, subjectId, id)).map(
          ([one, name]) => ({
            id: one,
            name,
          }),
        );
        const colleagues = await notes.colleagues(tx, subjectId);
        // A mentioned colleague who may no longer read it stays mentioned by an id, not by a name.
        const former = before.filter((one) => !colleagues.some(({ id }) => id === one.id));
        const everybody = [...picked, ...before.map((one) => one.id)];
        await notes.edit(tx, { id, body: storedNote(text, [...colleagues, ...former], everybody) });
        return { noteId: id };
      },
    }),
    /** Removes a note of the user's own. */
    'remove-note': command({
      permission: update,
      input: own,
      async run({ tx, input: { noteId: id } }) {
        await notes.remove(tx, { id, removed: true });
        return { noteId: id };
      },
      undo: ({ data }) => ({ intent: 'restore-note', noteId: data.noteId }),
    }),
    /** Puts a removed note back; refused once its ten minutes are over. */
    'restore-note': command({
      permission: update,
      input: own,
      async run({ tx, input: { noteId: id } }) {
        await notes.remove(tx, { id, removed: false });
        return { noteId: id };
      },
    }),
    'read-notes': command({
      permission: read,
      input: z.object({ subjectId }),
      async run({ tx, input: { subjectId } }) {
        await notes.markRead(tx, subjectId);
        return { noteId: subjectId };
      },
    }),
  };
}

export type NoteReply = ReplyOf<ReturnType<typeof noteCommands>, NoteCode, never>;
