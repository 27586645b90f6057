import { followUpPath } from '#app/features/feedback/follow-up-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { readSignedId, signText } from '#app/platform/signed-text.server.ts';

const ANSWER = 'nps-answer';
const LEAVE = 'nps-leave';

/** The invitation of an answer link. */
export const readSurveyToken = (token: string): string | null => readSignedId(ANSWER, token);
/** The invitation of an unsubscribe link; it never expires: leaving must work from the oldest mail. */
export const readLeaveToken = (token: string): string | null => readSignedId(LEAVE, token);

export const surveyPath = (id: string, locale: Locale): string =>
  followUpPath(signText(ANSWER, id), locale);

/** Name of the query that carries the signed part: mail programs post to the bare address. */
export const leavePath = (id: string, locale: Locale): string =>
  `${pathTo('surveyLeave', locale)}?${new URLSearchParams({ token: signText(LEAVE, id) })}`;
