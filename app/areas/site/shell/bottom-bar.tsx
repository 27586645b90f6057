import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { useSite } from '../site-data.ts';
import { ForgeButton } from './forge-button.tsx';

/** Phones only: the primary action under the thumb. Left out where the form itself is the page. */
export function BottomBar() {
  const { t } = useTranslation('site');
  const { company, routeName } = useSite();
  if (routeName === 'project') return null;
  return (
    <aside className="bar" aria-label={t('bar.label')}>
      <ForgeButton />
      <Button variant="outline" href={company.whatsappUrl} aria-label={t('bar.whatsapp')}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            className="o1"
            d="M3.5 20.5 5 15.8A8.5 8.5 0 1 1 8.3 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2.3-1-1 1c-1.3-.6-2-1.4-2.6-2.6l1-1-.9-2.3z"
          />
        </svg>
      </Button>
    </aside>
  );
}
