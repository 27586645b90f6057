import { asActor } from '#app/platform/database/database.server.ts';
import { leaveSurveys, readSurvey } from './survey.store.server.ts';
import { readLeaveToken } from './survey-link.server.ts';

const asServer = { kind: 'system' } as const;

/** Whether the consent is still active; opening the link changes nothing. */
export async function surveyLeaveState(token: string): Promise<'ask' | 'left' | 'unknown'> {
  const id = readLeaveToken(token);
  const survey = id ? await asActor(asServer, (tx) => readSurvey(tx, id)) : null;
  if (!survey) return 'unknown';
  return survey.left ? 'left' : 'ask';
}

/** Withdraws a consent. A repeat is no error. */
export async function leaveSurveysByLink(
  token: string,
  way: 'link' | 'one_click',
): Promise<'left' | 'unknown'> {
  const id = readLeaveToken(token);
  return id ? asActor(asServer, (tx) => leaveSurveys(tx, id, way)) : 'unknown';
}
