import type { NotePart } from './note-text.ts';

export const MENTION_STATES = ['unread'] as const;

/** A note in which the person who looks is named. */
export type Mention = {
  id: string;
  leadId: string;
  protocol: string;
  /** Of whoever sent the lead; empty where nobody knows. */
  leadName: string;
  by: string | null;
  parts: NotePart[];
  at: string;
  unread: boolean;
};
