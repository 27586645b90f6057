import type { NotePart } from '#app/ui/admin/composer/note-text.ts';

/** Letters that a note may have as it is typed; names take more room where it is stored. */
export const NOTE_LENGTH = 4000;

/** The files of a note, by the rules of their table. */
export const NOTE_FILES = {
  most: 5,
  mostBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain'],
} as const;

export type NoteFile = { id: string; name: string; size: number };

export type Note = {
  id: string;
  parts: NotePart[];
  /** As its author typed it. */
  text: string;
  by: string | null;
  mine: boolean;
  /** Mentions the reader, who has not seen it yet. */
  isNew: boolean;
  at: string;
  editedAt: string | null;
  files: readonly NoteFile[];
};

/** Refusal codes for commands on a note. */
export const NOTE_CODES = ['empty', 'long', 'note_not_yours', 'files_gone'] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
