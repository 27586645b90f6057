import { useTranslation } from 'react-i18next';
import { PendingSheet } from '#app/areas/site/kit/pending-sheet.tsx';
import { FactList } from '#app/features/content/facts/site/fact-list.tsx';
import { siteFacts } from '#app/features/content/facts/site/site-facts.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import type { Route } from './+types/cases.route';
import styles from './cases.css?url';
import { ShelfFigure } from './figures/shelf-figure.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'cases', 'meta');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  return { head, facts: await siteFacts() };
}

const WAYS = ['services', 'process', 'contact'] as const;

/** There are no cases of clients yet; the page shows this site as the first one. */
export default function CasesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cases');
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
      <section className="first-case cols" aria-labelledby="first-case">
        <div>
          <p className="note">{t('first.tag')}</p>
          <h2 id="first-case">{t('first.title')}</h2>
          <p className="lead soft">{t('first.text')}</p>
        </div>
        <FactList facts={loaderData.facts} />
      </section>
    </PendingSheet>
  );
}
