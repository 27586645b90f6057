import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath } from '#app/paths.ts';
import { TEN } from './rating.ts';
import { ScoreForm } from './score-form.tsx';
import type { SurveyView } from './survey.store.server.ts';

type Props = {
  token: string;
  survey: SurveyView;
  /** By a button in a mail, or the refused input. */
  marked?: number | undefined;
  typed?: string | undefined;
  error?: string | undefined;
};

/** The recommendation of a contact: asked for, or given and still changeable. */
export function SurveyAnswer({ token, survey, marked, typed, error }: Props) {
  const { t } = useTranslation('satisfaction', { keyPrefix: 'survey' });
  const locale = useLocale();
  const { score, comment, project, state, left } = survey;
  return (
    <section aria-labelledby="answer-title" id="answer">
      <h2 id="answer-title" className="note">
        {t('heading')}
      </h2>
      <p className="small soft">{t('about', { project })}</p>
      {score !== null && (
        <p role="status">
          <b>{t('kept', { score })}</b>{' '}
          {state === 'open' &&
            t('until', { until: formatDateTime(new Date(survey.until), locale) })}
        </p>
      )}
      {state === 'late' && score === null && <p>{t('late')}</p>}
      {state === 'open' && (
        <ScoreForm
          id="score"
          action={endpointPath('surveySubmit', locale, { token })}
          scores={TEN}
          ends={[t('ends.least'), t('ends.most')]}
          label={t('label')}
          marked={marked ?? score ?? undefined}
          comment={typed ?? comment ?? ''}
          submit={t(score === null ? 'send' : 'change')}
          error={error}
        />
      )}
      {left && <p className="small soft">{t('left')}</p>}
    </section>
  );
}
