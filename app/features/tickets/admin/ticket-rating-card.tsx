import { useTranslation } from 'react-i18next';
import { BAD_UP_TO, SCORES } from '#app/features/satisfaction/rating.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { ThreadItem } from '../queries/ticket-thread.store.server.ts';

type Rating = Extract<ThreadItem, { kind: 'rating' }>;

/** A score as filled steps and as words. */
export function Satisfaction({ score }: { score: number }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'satisfaction' });
  return (
    <span className="admin-state" data-bad={score <= BAD_UP_TO || undefined}>
      <span aria-hidden="true">
        {SCORES.map((step) => (
          <i key={step} data-on={step <= score || undefined} />
        ))}
      </span>
      {t('score', { score })}
    </span>
  );
}

/** The requester's rating of a solved ticket, in the conversation. */
export function TicketRatingCard({ rating }: { rating: Rating }) {
  const { t } = useTranslation('tickets');
  const by = rating.by ?? t('thread.stranger');
  return (
    <article className="ticket-message" aria-label={t('satisfaction.of', { name: by })}>
      <header>
        <Square name={by} />
        <b>{by}</b>
        <Satisfaction score={rating.score} />
        {rating.changed && <small>{t('satisfaction.changed')}</small>}
        <Moment at={rating.at} />
      </header>
      {rating.body && <p className="admin-words">{rating.body}</p>}
    </article>
  );
}
