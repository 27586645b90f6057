import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ShownSurvey } from './survey.store.server.ts';

type Tx = Transaction<DB>;

/** A survey that somebody of a client was sent and may answer still. */
type MySurvey = { id: string; project: string; answered: boolean };

export async function readMySurveys(tx: Tx): Promise<MySurvey[]> {
  const { rows } = await sql<MySurvey>`select * from public.surveys_asked_of_me()`.execute(tx);
  return rows;
}

/** Null for a survey that was sent to somebody else. */
export async function readMySurvey(tx: Tx, id: string): Promise<ShownSurvey | null> {
  const { rows } = await sql<{ survey: ShownSurvey | null }>`
    select public.survey_of_mine(${id}::uuid) as survey`.execute(tx);
  return rows[0]?.survey ?? null;
}

export async function answerMySurvey(
  tx: Tx,
  id: string,
  { score, comment }: { score: number; comment: string },
) {
  const { rows } = await sql<{ outcome: 'kept' | 'late' | 'limited' | 'unknown' }>`
    select public.answer_my_survey(${id}::uuid, ${score}::integer, ${comment}) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'unknown';
}
