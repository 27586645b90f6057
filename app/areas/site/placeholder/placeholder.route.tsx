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
import sheet from './placeholder.css?url';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const { pathname } = new URL(request.url);
  const t = instanceOf(localeOfPath(pathname)).getFixedT(null, 'site');
  const title = t(`pages.${pageOfPath(pathname)?.name ?? 'home'}`);
  return {
    head: { title, description: t('placeholder.description', { page: title }), noindex: true },
  };
}

/** A page that exists and says so, until its content does. */
export default function PlaceholderPage() {
  const { t } = useTranslation('site');
  const { locale, routeName } = useSite();
  const onContact = routeName === 'contact';
  return (
    <div className="frame holding">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className="ruler" />
      <h1 className="sheet-title">
        {t(`pages.${routeName ?? 'home'}`)} <span>{t('placeholder.pending')}</span>
      </h1>
      <div className="cols holding-body">
        <div className="holding-words">
          <p className="t3">{t('placeholder.title')}</p>
          <p className="lead soft">{t('placeholder.text')}</p>
          <p className="acts">
            <ForgeButton />
            {!onContact && (
              <ActionLink href={pathTo('contact', locale)} arrow>
                {t('placeholder.contact')}
              </ActionLink>
            )}
          </p>
        </div>
        <figure>
          <Ponteiro
            state="forming"
            title={t('placeholder.figure')}
            dimension={t('placeholder.state')}
          />
        </figure>
      </div>
    </div>
  );
}
