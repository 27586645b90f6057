import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Part, PortalFrame, TwoLines } from '../parts/portal-frame.tsx';
import { portalHead } from '../portal-page.server.ts';
import type { Route } from './+types/offline-page.route';
import styles from './offline.css?url';

/** The same for all users: the entries of the list are only on the device. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'client-device');
  return { head: portalHead(t('offline.thing'), styles) };
}

/** Shown, under its own address, for a page of the portal that could be neither fetched nor found in the
 * cache. */
export default function ClientOfflinePage() {
  const { t } = useTranslation('client-device');
  return (
    <PortalFrame standIn>
      <TwoLines thing={t('offline.thing')} state={t('offline.state')} />
      <p className="soft">{t('offline.text')}</p>
      <Part id="guardado" title={t('offline.kept')}>
        {/* The text of client-pages.ts: filled in by the worker, since the copies are on the device. */}
        <ul className="portal-rows" data-copies="true" />
        <p className="soft portal-none">{t('offline.nothing')}</p>
      </Part>
      <Part id="fila" title={t('queue.title')}>
        <div data-queue />
        <div className="portal-note portal-dashed">
          <p>
            <b>{t('offline.approvals')}</b>
          </p>
          <p className="soft">{t('offline.why')}</p>
        </div>
      </Part>
      <p className="acts">
        {/* No address: the requested one stays. */}
        <Button href="">{t('offline.retry')}</Button>
      </p>
    </PortalFrame>
  );
}
