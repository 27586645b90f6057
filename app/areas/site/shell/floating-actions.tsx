import { useTranslation } from 'react-i18next';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { pathTo } from '#app/paths.ts';
import { useSite } from '../site-data.ts';
import { ContactButton } from './contact-button.tsx';

function FeedbackLink() {
  const { t } = useTranslation('feedback');
  const { locale, routeName } = useSite();
  const query = routeName ? `?${FROM_QUERY}=${routeName}` : '';
  return (
    <a href={`${pathTo('feedback', locale)}${query}`} data-island-trigger="feedback">
      {t('trigger')}
    </a>
  );
}

/**
 * What floats over the page, at its lower right corner, one above the other. On a phone it stands
 * above the bottom bar, and above the cookie banner while that is there. Staff may send the way to
 * feedback to another corner.
 */
export function FloatingActions() {
  const { t } = useTranslation('site');
  const { floating } = useSite();
  const together = floating === 'bottom-right';
  return (
    <>
      <aside className="floating" aria-label={t('floating')}>
        <ContactButton />
        {together && <FeedbackLink />}
      </aside>
      {floating && !together && (
        <aside className="floating" data-at={floating} aria-label={t('pages.feedback')}>
          <FeedbackLink />
        </aside>
      )}
    </>
  );
}
