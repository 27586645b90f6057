import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#app/consent/pieces/banner.tsx';
import type { PageTags } from '#app/features/analytics/tags/script-tag.ts';
import { useSite } from '#app/pages/site-data.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { ToastRegion } from '#app/ui/toast-region.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { SiteFooter } from './site-footer.tsx';
import { NAVIGATION_ID, SiteHeader } from './site-header.tsx';

/** Where the first skip link leads. */
const CONTENT_ID = 'conteudo';

/** The frame of every public page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site');
  const { tags, scripts } = useSite();
  const pageTags: PageTags = scripts.length > 0 ? { ...tags, scripts } : tags;
  return (
    <>
      <a className="skip" href={`#${CONTENT_ID}`}>
        {t('skip.content')}
      </a>
      <a className="skip" href={`#${NAVIGATION_ID}`}>
        {t('skip.navigation')}
      </a>
      <Banner />
      <DrawingDefs />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {Object.keys(pageTags).length > 0 && (
        <i
          data-tags={JSON.stringify(pageTags)}
          // Some that staff have set need no consent.
          data-needed={scripts.some(({ category }) => category === 'necessary') ? '' : undefined}
          hidden
        />
      )}
      <FloatingActions />
      <BottomBar />
      <ToastRegion close={t('toast.close')} />
    </>
  );
}
