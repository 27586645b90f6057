import { useTranslation } from 'react-i18next';
import { OrderForm } from '#app/ui/order-form.tsx';
import type { RatingView } from '../rating.ts';
import { TicketRating } from '../ticket-rating.tsx';

type Props = {
  token: string;
  ratings: readonly RatingView[];
  marked?: number | undefined;
  /** A refused post: its rating, its text, and the reason. */
  state?:
    | { rating: string; score?: number | undefined; comment: string; error: string }
    | undefined;
};

/** The rating, for the holder of the address. */
export function RatingSheet({ token, ratings, marked, state }: Props) {
  const { t } = useTranslation('satisfaction', { keyPrefix: 'sheet' });
  return (
    <OrderForm
      heading="h1"
      titleId="rating-title"
      number={t('number')}
      title={t('title')}
      intro={t('intro')}
    >
      {ratings.map((rating, place) => (
        <TicketRating
          key={rating.id}
          token={token}
          rating={rating}
          marked={state?.rating === rating.id ? state.score : place === 0 ? marked : undefined}
          typed={state?.rating === rating.id ? state.comment : undefined}
          error={state?.rating === rating.id ? state.error : undefined}
        />
      ))}
    </OrderForm>
  );
}
