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
  /** Mentions the reader, who has not seen it yet. */
  isNew: boolean;
  at: string;
  editedAt: string | null;
};
