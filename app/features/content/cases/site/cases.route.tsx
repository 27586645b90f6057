import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { PendingSheet } from '#app/areas/site/kit/pending-sheet.tsx';
import { clientCases } from '#app/features/content/cases/cases.ts';
import { FactList } from '#app/features/content/facts/site/fact-list.tsx';
import { siteFacts } from '#app/features/content/facts/site/site-facts.server.ts';
import type { SiteFacts } from '#app/features/content/facts/site/site-facts.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import type { Route } from './+types/cases.route';
import { CaseRows } from './case-rows.tsx';
import styles from './cases.css?url';
import { ShelfFigure } from './figures/shelf-figure.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'cases');
  const words = clientCases(locale).length > 0 ? 'listed.meta' : 'meta';
  const head: PageHead = {
    title: t(`${words}.title`),
    description: t(`${words}.description`),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  return { head, facts: await siteFacts() };
}

const WAYS = ['services', 'process', 'contact'] as const;

/** This site, with its own figures: the first case, or after those of clients. */
function ThisSite({ facts, isFirst }: { facts: SiteFacts; isFirst: boolean }) {
  const { t } = useTranslation('cases');
  return (
    <section className="first-case cols" aria-labelledby="first-case">
      <div>
        <p className="note">{t(isFirst ? 'first.tag' : 'first.own')}</p>
        <h2 id="first-case">{t('first.title')}</h2>
        <p className="lead soft">{t('first.text')}</p>
      </div>
      <FactList facts={facts} />
    </section>
  );
}

/** The cases of clients. Until the first one, the page shows this site alone and says why. */
export default function CasesPage({ loaderData: { facts } }: Route.ComponentProps) {
  const { t } = useTranslation('cases');
  const listed = clientCases(useLocale());
  if (listed.length > 0) {
    return (
      <div className="sheet holding frame">
        <Crumbs trail={[{ label: t('name') }]} />
        <h1 className="sheet-title">
          {t('name')} <span>{t('finished')}</span>
        </h1>
        <CaseRows of={listed} rank="h2" />
        <ThisSite facts={facts} isFirst={false} />
      </div>
    );
  }
  return (
    <PendingSheet
      name={t('name')}
      pending={t('pending')}
      title={t('title')}
      text={t('text')}
      waysTitle={t('waysTitle')}
      ways={WAYS.map((to) => ({ to, title: t(`ways.${to}.title`), text: t(`ways.${to}.text`) }))}
      figure={<ShelfFigure />}
    >
      <ThisSite facts={facts} isFirst />
    </PendingSheet>
  );
}
