import { useTranslation } from 'react-i18next';
import { CONFIRMED_MARK } from '#app/access/landing.ts';
import { areaPaths } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

/**
 * Says that an address was confirmed. The page is the same for everybody and kept in memory, so the
 * words stand in it always, and show only to whom the address names them.
 */
export function ConfirmedNotice() {
  const { t } = useTranslation('home', { keyPrefix: 'confirmed' });
  return (
    <div className="confirmed" id={CONFIRMED_MARK} role="status">
      <div className="frame">
        <p>
          <b>{t('title')}</b> {t('text')}
        </p>
        <ActionLink href={areaPaths.auth}>{t('signIn')}</ActionLink>
      </div>
    </div>
  );
}
