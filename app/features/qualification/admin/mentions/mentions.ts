import type { NotePart } from '#app/ui/admin/composer/note-text.ts';

export const MENTION_STATES = ['unread'] as const;

/** A note that mentions the user. */
export type Mention = {
  id: string;
  subject: 'lead' | 'ticket';
  subjectId: string;
  /** The reference number of the lead, or the number of the ticket. */
  reference: string;
  /** The sender of the lead, or the title of the ticket; empty where unknown. */
  subjectName: string;
  by: string | null;
  parts: NotePart[];
  at: string;
  unread: boolean;
};
