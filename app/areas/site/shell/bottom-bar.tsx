import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { ContactButton } from './contact-button.tsx';
import { ForgeButton } from './forge-button.tsx';

/** Phones only: the primary action under the thumb, left out where its form is the page, and the contacts. */
export function BottomBar() {
  const { t } = useTranslation('site');
  const { routeName } = useSite();
  return (
    <aside className="bar" aria-label={t('bar.label')}>
      {routeName !== 'project' && <ForgeButton />}
      <ContactButton />
    </aside>
  );
}
