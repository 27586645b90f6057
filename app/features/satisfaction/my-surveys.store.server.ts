import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { SurveyView } from './survey.store.server.ts';

type Tx = Transaction<DB>;

/** A survey sent to a client's user who may still answer it. */
type MySurvey = { id: string; project: string; answered: boolean };

export async function readMySurveys(tx: Tx): Promise<MySurvey[]> {
  const rows = await callRows(tx, 'public.my_open_surveys', {});
  return rows;
}

/** Null for a survey that was sent to another person. */
export async function readMySurvey(tx: Tx, id: string): Promise<SurveyView | null> {
  return (await callValue(tx, 'public.own_survey', { id }, typed<SurveyView | null>())) ?? null;
}
