import { useTranslation } from 'react-i18next';

/** The score of a lead, 0 to 100, as a figure over a line of that length. */
export function LeadScore({ score }: { score: number | null }) {
  const { t } = useTranslation('leads');
  if (score === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="unseen">{t('score.none')}</span>
      </>
    );
  }
  return (
    <span className="lead-score">
      <span className="num">{score}</span>
      <svg viewBox="0 0 26 2" width="26" height="2" aria-hidden="true">
        <rect width="26" height="2" />
        <rect width={(score * 26) / 100} height="2" data-on />
      </svg>
    </span>
  );
}
