import { sqlState } from '#app/platform/database/errors.server.ts';
import type { ContactReply, Refusal } from './contacts.ts';

export type ContactAnswer = { reply: ContactReply; status: 200 | 403 | 404 | 409 | 422 };

/** What the functions of the database refuse with, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Refusal; status: ContactAnswer['status'] }>> = {
  contact_gone: { why: 'gone', status: 404 },
  contact_changed: { why: 'changed', status: 409 },
  owner_changed: { why: 'changed', status: 409 },
  contact_empty: { why: 'empty', status: 422 },
  email_taken: { why: 'emailTaken', status: 409 },
  contact_merged: { why: 'merged', status: 409 },
  already_merged: { why: 'merged', status: 409 },
  merge_with_itself: { why: 'invalid', status: 422 },
};
const REFUSED = new Set(['23503', '23505', '23514', '40001', '42501']);

export const no = (why: Refusal, status: ContactAnswer['status']): ContactAnswer => ({
  reply: { done: false, why },
  status,
});

/** What a post is answered with that the database has refused; anything else is thrown. */
export function refused(error: unknown): ContactAnswer {
  if (!REFUSED.has(sqlState(error) ?? '')) throw error;
  const said = error instanceof Error ? error.message : '';
  if (said.startsWith('unmerge_')) return no('cannotUndo', 409);
  const { why, status } = REFUSALS[said] ?? { why: 'invalid', status: 422 };
  return no(why, status);
}
