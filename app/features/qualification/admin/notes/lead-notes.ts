import type { NotePart } from '#app/ui/admin/composer/note-text.ts';

/** Letters that a note may have as it is typed; names take more room where it is stored. */
export const NOTE_LENGTH = 4000;

export type LeadNote = {
  id: string;
  parts: NotePart[];
  /** As its author typed it. */
  text: string;
  by: string | null;
  mine: boolean;
  /** Names whoever reads it, who has not seen that before. */
  isNew: boolean;
  at: string;
  editedAt: string | null;
};

/** What became of a note; `text` is what was typed, where it could not be kept. */
export type NoteReply =
  | { note: 'written' | 'edited' | 'removed' | 'restored' | 'read'; id: string }
  | {
      note: false;
      why: 'forbidden' | 'empty' | 'long' | 'notYours' | 'gone';
      text: string;
    };

export const isNoteReply = (reply: object | undefined): reply is NoteReply =>
  reply !== undefined && 'note' in reply;
