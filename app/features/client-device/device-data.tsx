import { useTranslation } from 'react-i18next';
import { portalWordsOf, signOutWordsOf } from './device-words.ts';

/** What the script of the portal needs of a page: its account (empty where there is none), and its texts. */
export function DeviceData({ account }: { account: string }) {
  const { t } = useTranslation('client-device');
  return (
    <div
      hidden
      data-client-device="page"
      data-account={account}
      data-words={JSON.stringify(portalWordsOf(t))}
    />
  );
}

/** The same for a page with a sign-out. */
export function SignOutData({ account }: { account: string }) {
  const { t } = useTranslation('client-device');
  return (
    <div
      hidden
      data-client-device="sign-out"
      data-account={account}
      data-words={JSON.stringify(signOutWordsOf(t))}
    />
  );
}

/** Above a page of the portal: its date where it is a copy, and the waiting replies. Empty and hidden until
 * the service worker or the script has something to show. */
export function DeviceBand() {
  const { t } = useTranslation('client-device');
  return (
    <p
      className="portal-off note"
      role="status"
      data-today={t('band.today', { at: '{at}' })}
      data-before={t('band.before', { at: '{at}' })}
      hidden
    />
  );
}
