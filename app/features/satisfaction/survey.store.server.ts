import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** What somebody is asked, and what she has said. */
export type ShownSurvey = {
  project: string;
  score: number | null;
  comment: string | null;
  until: string;
  state: 'open' | 'late';
  /** She wants no more of them. */
  left: boolean;
};
type Answered = 'kept' | 'late' | 'limited' | 'unknown';

/** What a signed link is about; null where it has been erased. */
export async function surveyAsked(tx: Tx, id: string): Promise<ShownSurvey | null> {
  const { rows } = await sql<{ survey: ShownSurvey | null }>`
    select public.survey_asked(${id}::uuid) as survey`.execute(tx);
  return rows[0]?.survey ?? null;
}

/** Keeps an answer, or what it is by now. */
export async function answerSurvey(
  tx: Tx,
  id: string,
  { score, comment }: { score: number; comment: string },
): Promise<Answered> {
  const { rows } = await sql<{ outcome: Answered }>`
    select public.answer_survey(${id}::uuid, ${score}::integer, ${comment}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** Ends what somebody agreed to; leaving twice is leaving. */
export async function leaveSurveys(tx: Tx, id: string, way: 'link' | 'one_click') {
  const { rows } = await sql<{ outcome: 'left' | 'unknown' }>`
    select public.leave_surveys(${id}::uuid, ${way}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** Whom an invitation is mailed to; undefined where she has answered or left. */
export async function readInvitation(tx: Tx, id: string) {
  const { rows } = await sql<{ survey_id: string; project: string; email: string; locale: string }>`
    select * from private.invitation_for_mail(${id}::uuid)`.execute(tx);
  return rows[0];
}

/** Notes that the mail of an invitation went, or why it did not. */
export async function noteInvitation(tx: Tx, id: string, failed: string | null): Promise<void> {
  await sql`select private.note_invitation(${id}::uuid, ${failed})`.execute(tx);
}
