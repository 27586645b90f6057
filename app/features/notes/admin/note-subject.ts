import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';

/** What the notes of a screen are about. */
export type NoteSubject = {
  /** The address that their forms post to. */
  action: string;
  /** The key of the draft in this browser, together with the user. */
  draft: string;
  colleagues: readonly Mentionable[];
  /** Whether the user may write notes there. */
  writes: boolean;
};
