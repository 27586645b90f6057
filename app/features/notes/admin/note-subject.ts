import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';

/** What the notes of a screen are about. */
export type NoteSubject = {
  /** The address that their forms post to. */
  action: string;
  /** Under that, and the user, a draft is kept in this browser. */
  draft: string;
  colleagues: readonly Mentionable[];
  /** Whether the user may write notes there. */
  writes: boolean;
};
