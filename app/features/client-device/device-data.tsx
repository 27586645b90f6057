import { useTranslation } from 'react-i18next';
import { portalWordsOf, signOutWordsOf } from './device-words.ts';

/** The data that the portal's script reads from a page: the account (empty without a session), and texts. */
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

/** The banner above a page of the portal: the date of an offline copy, and replies that wait to be sent.
 * Empty and hidden until the service worker or the script fills it. */
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
