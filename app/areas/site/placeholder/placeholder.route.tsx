import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { pageOfPath } from '../alternates.ts';
import type { PageHead } from '../page-head.ts';
import { ForgeButton } from '../shell/forge-button.tsx';
import { useSite } from '../site-data.ts';
import { HoldingSheet } from './holding-sheet.tsx';
import stylesheet from './placeholder.css?url';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const { pathname } = new URL(request.url);
  const t = instanceOf(localeOfPath(pathname)).getFixedT(null, 'site');
  const title = t(`pages.${pageOfPath(pathname)?.name ?? 'home'}`);
  return {
    head: {
      title,
      description: t('placeholder.description', { page: title }),
      noindex: true,
      stylesheet,
    },
  };
}

/** A page that exists and says so, until its content does. */
export default function PlaceholderPage() {
  const { t } = useTranslation('site');
  const { locale, routeName } = useSite();
  return (
    <HoldingSheet
      title={t(`pages.${routeName ?? 'home'}`)}
      subtitle={t('placeholder.pending')}
      lead={t('placeholder.title')}
      text={t('placeholder.text')}
      actions={
        <>
          <ForgeButton />
          {routeName !== 'contact' && (
            <ActionLink href={pathTo('contact', locale)} arrow>
              {t('placeholder.contact')}
            </ActionLink>
          )}
        </>
      }
      figure={
        <Ponteiro
          state="forming"
          title={t('placeholder.figure')}
          dimension={t('placeholder.state')}
        />
      }
    />
  );
}
