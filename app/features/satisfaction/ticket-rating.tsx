import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath } from '#app/paths.ts';
import { Checkbox } from '#app/ui/choice.tsx';
import { type RatingView, SCORES } from './rating.ts';
import { ScoreForm } from './score-form.tsx';

type Props = {
  token: string;
  rating: RatingView;
  /** By a button in a mail, or the refused input. */
  marked?: number | undefined;
  typed?: string | undefined;
  error?: string | undefined;
};

/** The rating of a solved ticket: asked for, or given and still changeable. */
export function TicketRating({ token, rating, marked, typed, error }: Props) {
  const { t } = useTranslation('satisfaction', { keyPrefix: 'rating' });
  const { t: optional } = useTranslation('satisfaction');
  const locale = useLocale();
  const { id, score, comment, about, state } = rating;
  const until = formatDateTime(new Date(rating.until), locale);
  const heading = `rating-${id}-title`;
  return (
    <section aria-labelledby={heading} id={`rating-${id}`}>
      <h2 id={heading} className="note">
        {t('heading')}
      </h2>
      <p className="small soft">{t('about', { title: about })}</p>
      {score !== null && (
        <p role="status">
          <b>{t('kept', { score })}</b> {state === 'open' && t('until', { until })}
        </p>
      )}
      {score !== null && state === 'late' && comment && <p className="follow-words">{comment}</p>}
      {score === null && state !== 'open' && <p>{t(state)}</p>}
      {state === 'open' && (
        <ScoreForm
          id={`score-${id}`}
          action={endpointPath('ratingSubmit', locale, { token })}
          scores={SCORES}
          ends={[t('ends.least'), t('ends.most')]}
          label={t('label')}
          marked={marked ?? score ?? undefined}
          comment={typed ?? comment ?? ''}
          submit={t(score === null ? 'send' : 'change')}
          error={error}
        >
          <input type="hidden" name="rating" value={id} />
          {rating.asks && (
            <Checkbox id={`agrees-${id}`} name="agrees" value="yes" mark={optional('optional')}>
              {t('agrees')}
            </Checkbox>
          )}
        </ScoreForm>
      )}
    </section>
  );
}
