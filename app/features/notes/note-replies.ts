import type { NoteReply } from './commands/note-commands.server.ts';

const INTENTS = {
  note: true,
  'edit-note': true,
  'remove-note': true,
  'restore-note': true,
  'read-notes': true,
} satisfies Record<NoteReply['intent'], true>;

/** Whether a reply of a screen is about a note. */
export const isNoteReply = (reply: { intent: string }): reply is NoteReply =>
  Object.hasOwn(INTENTS, reply.intent);
