import { useTranslation } from 'react-i18next';
import { useSite } from '../site-data.ts';
import { ForgeButton } from './forge-button.tsx';

/** Phones only: the primary action under the thumb. Left out where the form itself is the page. */
export function BottomBar() {
  const { t } = useTranslation('site');
  const { routeName } = useSite();
  if (routeName === 'project') return null;
  return (
    <aside className="bar" aria-label={t('bar.label')}>
      <ForgeButton />
    </aside>
  );
}
