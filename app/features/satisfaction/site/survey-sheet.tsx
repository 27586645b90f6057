import { useTranslation } from 'react-i18next';
import { OrderForm } from '#app/ui/order-form.tsx';
import type { SurveyView } from '../survey.store.server.ts';
import { SurveyAnswer } from '../survey-answer.tsx';

type Props = {
  token: string;
  survey: SurveyView;
  marked?: number | undefined;
  /** A refused post: its text, and the reason. */
  state?: { score?: number | undefined; comment: string; error: string } | undefined;
};

/** The recommendation, for the holder of the address. */
export function SurveySheet({ token, survey, marked, state }: Props) {
  const { t } = useTranslation('satisfaction', { keyPrefix: 'survey' });
  return (
    <OrderForm
      heading="h1"
      titleId="survey-title"
      number={t('number')}
      title={t('title')}
      intro={t('intro')}
    >
      <SurveyAnswer
        token={token}
        survey={survey}
        marked={state ? state.score : marked}
        typed={state?.comment}
        error={state?.error}
      />
    </OrderForm>
  );
}
