import type { NotePart } from '#app/ui/admin/composer/note-text.ts';

export const MENTION_STATES = ['unread'] as const;

/** A note that mentions the user. */
export type Mention = {
  id: string;
  subject: 'lead' | 'ticket' | 'entry' | 'deal' | 'contact' | 'company' | 'project';
  subjectId: string;
  /** The reference number of the lead or entry, or the number of the ticket; empty for the others. */
  reference: string;
  /** The sender of the lead, the title of the ticket or deal, the first words of the entry, or a name. */
  subjectName: string;
  by: string | null;
  parts: NotePart[];
  at: string;
  unread: boolean;
};
