import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** A survey and its answer. */
export type SurveyView = {
  project: string;
  score: number | null;
  comment: string | null;
  until: string;
  state: 'open' | 'late';
  /** The contact wants no more surveys. */
  left: boolean;
};
type Answered = 'kept' | 'late' | 'limited' | 'unknown';

/** The data of a signed link; null where it has been erased. */
export async function readSurvey(tx: Tx, id: string): Promise<SurveyView | null> {
  return (
    (await callValue(
      tx,
      'public.survey_of_invitation',
      { invitationId: id },
      typed<SurveyView | null>(),
    )) ?? null
  );
}

/** Stores an answer, or returns its present state. */
export async function answerSurvey(
  tx: Tx,
  id: string,
  { score, comment }: { score: number; comment: string },
): Promise<Answered> {
  return (
    (await callValue(
      tx,
      'public.answer_survey',
      { invitationId: id, score, comment },
      typed<Answered>(),
    )) ?? 'unknown'
  );
}

/** Withdraws a consent; a repeat is no error. */
export async function leaveSurveys(tx: Tx, id: string, way: 'link' | 'one_click') {
  return (
    (await callValue(
      tx,
      'public.leave_surveys',
      { invitationId: id, way },
      typed<'left' | 'unknown'>(),
    )) ?? 'unknown'
  );
}

/** The recipient of an invitation; undefined where they have answered or left. */
export async function readInvitation(tx: Tx, id: string) {
  const rows = await callRows(tx, 'private.invitation_for_mail', { id });
  return rows[0];
}

/** Records that the mail of an invitation was sent, or why not. */
export async function noteInvitation(tx: Tx, id: string, failed: string | null): Promise<void> {
  await callValue(tx, 'private.note_invitation', { id, failed });
}
