import { useTranslation } from 'react-i18next';
import { CONFIRMED_MARK } from '#app/access/landing.ts';
import { areaPaths } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

/**
 * Reports that an address was confirmed. The page is the same for all visitors and cached, so the text is
 * always in it, and is visible only where the address has its fragment.
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
