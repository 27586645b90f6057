import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { FeedbackLink } from './feedback-link.tsx';

/**
 * The feedback link at the edge of a wide window, in the corner that staff chose: a tab in the margin,
 * where no text is. A phone has no margin to spare and has it in the bar's menu.
 */
export function FloatingActions() {
  const { t } = useTranslation('site');
  const { floating } = useSite();
  return (
    floating && (
      <aside className="floating" data-at={floating} aria-label={t('pages.feedback')}>
        <FeedbackLink />
      </aside>
    )
  );
}
