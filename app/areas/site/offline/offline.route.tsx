import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { HoldingSheet } from '../kit/holding-sheet.tsx';
import { DuctFigure } from './figures/duct-figure.tsx';
import stylesheet from './offline.css?url';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const t = instanceOf(localeOfPath(new URL(request.url).pathname)).getFixedT(
    null,
    'offline',
    'meta',
  );
  return {
    head: { title: t('title'), description: t('description'), noindex: true, stylesheet },
  };
}

/** Shown, under its own address, for a page that the service worker could neither fetch nor find; it lists
 * the cached ones. */
export default function OfflinePage() {
  const { t } = useTranslation('offline');
  const locale = useLocale();
  return (
    <>
      <HoldingSheet
        title={t('title')}
        subtitle={t('subtitle')}
        text={t('text')}
        actions={
          <>
            {/* No address: the requested one stays. */}
            <Button href="">{t('retry')}</Button>
            <ActionLink href={pathTo('savedPosts', locale)}>{t('saved')}</ActionLink>
            <ActionLink href={pathTo('home', locale)}>{t('home')}</ActionLink>
          </>
        }
        figure={<DuctFigure title={t('figure')} gap={t('gap')} />}
      />
      <nav className="frame cols kept" aria-labelledby="kept">
        <h2 className="note" id="kept">
          {t('kept')}
        </h2>
        {/* The text of cached-pages.ts: filled in by the worker, since the copies are on the device. */}
        <ol className="rows" data-kept="true" />
      </nav>
    </>
  );
}
