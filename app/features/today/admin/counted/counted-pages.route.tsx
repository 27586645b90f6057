import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { SentencePart } from '#app/ui/admin/charts/figure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Table } from '#app/ui/table.tsx';
import { figureWords } from '../figures/figure-words.server.ts';
import { METRICS, readPageSpeeds } from '../figures/page-speeds.store.server.ts';
import { pageName, speedText } from '../figures/slow-pages.server.ts';
import { parseTodayRange } from '../today-range.ts';
import type { Route } from './+types/counted-pages.route';
import { BackToToday } from './back-to-today.tsx';
import { readPageCounts } from './page-counts.store.server.ts';

/** Pages by their number of views; slow ones first where the address says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { from, to } = parseTodayRange(searchParams, businessDay());
  const { user } = requireUser(request, context);
  const { counts, speeds } = await asPerson(user, async (tx) => ({
    counts: await readPageCounts(tx, { from, to }),
    speeds: await readPageSpeeds(tx, { from, to }),
  }));
  const words = figureWords(preferredLocale(request));
  const seen = counts.map(({ route }) => route);
  const slow = speeds.map(({ route }) => route);
  const order = searchParams.get('kind') === 'speed' ? [...slow, ...seen] : [...seen, ...slow];
  const pages = [...new Set(order)].map((route) => {
    const { views = 0, forms = 0 } = counts.find((one) => one.route === route) ?? {};
    const page = speeds.find((one) => one.route === route);
    return {
      route,
      name: pageName(route, words),
      views,
      forms,
      speeds: METRICS.map((metric) => speedText(metric, page?.speeds[metric], words)),
    };
  });
  return { head: adminHead(request, 'today:counted.pages'), from, to, pages };
}

/** The pages that the figures count: how often they were seen, and how fast they were. */
export default function CountedPages({ loaderData: { from, to, pages } }: Route.ComponentProps) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const sum = (name: 'views' | 'forms') => pages.reduce((total, page) => total + page[name], 0);
  const number = (value: number) => value.toLocaleString(locale === 'en' ? 'en-GB' : locale);
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('counted.pages')}</h1>
        <span className="soft">
          {t('range.days', { from: formatShortDay(from, locale), to: formatShortDay(to, locale) })}
        </span>
        <BackToToday />
      </header>
      {pages.length === 0 ? (
        <EmptyState title={t('counted.empty.title')} text={t('counted.empty.text')} />
      ) : (
        <Table
          caption={t('counted.pages')}
          cards
          columns={[
            { key: 'page', label: t('counted.page') },
            { key: 'views', label: t('counted.views'), numeric: true },
            { key: 'forms', label: t('counted.forms'), numeric: true },
            ...['LCP', 'INP', 'CLS'].map((metric) => ({
              key: metric,
              label: metric,
              numeric: true,
            })),
          ]}
          rows={[
            {
              key: 'sum',
              cells: [t('counted.sum'), number(sum('views')), number(sum('forms')), '', '', ''],
            },
            ...pages.map(({ route, name, views, forms, speeds }) => ({
              key: route,
              cells: [
                name,
                number(views),
                number(forms),
                ...speeds.map((part) => <SentencePart key={part.text} part={part} />),
              ],
            })),
          ]}
        />
      )}
    </>
  );
}
