import stylesheet from '#app/features/feedback/site/follow.css?url';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { readSurvey } from '../survey.store.server.ts';
import { readSurveyToken } from '../survey-link.server.ts';

/** The page of an invitation; null for a link that was not signed here, or has no recipient. */
export async function surveyPage(locale: Locale, token: string) {
  const id = readSurveyToken(token);
  const survey = id && (await asActor({ kind: 'system' }, (tx) => readSurvey(tx, id)));
  if (!id || !survey) return null;
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction');
  const head: PageHead = {
    title: t('survey.head'),
    description: t('survey.intro'),
    noindex: true,
    stylesheet,
  };
  return { head, token, survey };
}
