import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ProductMetrics } from '../product-metrics.server.ts';
import type { RangeFigures } from '../results.ts';
import type { ResultsRange } from '../results-range.ts';
import { MetricStrip } from './metric-strip.tsx';
import { useProductFigures } from './product-figures.ts';
import { RangeForm, RangeTabs } from './range-form.tsx';
import { useRangeMetrics } from './range-metrics.ts';
import { ResultCharts } from './result-charts.tsx';

type Props = {
  metrics: ProductMetrics;
  /** Null: they could not be read. */
  figures: RangeFigures | null;
  range: ResultsRange;
  today: string;
};

function RangeResults({ figures, range }: { figures: RangeFigures; range: ResultsRange }) {
  return (
    <>
      <MetricStrip metrics={useRangeMetrics(figures, range)} />
      <ResultCharts figures={figures} range={range} />
    </>
  );
}

/** The results of the CRM: the product's present figures, and those of a range of days. */
export function ResultsScreen({ metrics, figures, range, today }: Props) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const product = useProductFigures(metrics);
  const before = figures?.totals.before;
  const now = figures?.totals.range;
  const ended = (now?.won ?? 0) + (now?.lost ?? 0) + (before?.won ?? 0) + (before?.lost ?? 0);
  const nothingYet =
    figures &&
    !metrics.failed &&
    ended + metrics.totalLeads + metrics.activeDeals === 0 &&
    range.kind === '30';
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        <RangeForm range={range} today={today} />
      </header>
      <RangeTabs kind={range.kind} />
      {nothingYet && (
        <EmptyState
          title={t('nothingYet.title')}
          text={t('nothingYet.text')}
          action={
            <Link className="link" to={adminPath('leads')}>
              {t('nothingYet.leads')}
            </Link>
          }
        />
      )}
      <section className="results-part" aria-labelledby="rs-now">
        <h2 id="rs-now">{t('now')}</h2>
        {metrics.failed && (
          <p className="notice" role="alert">
            {t('product.failed')}
          </p>
        )}
        <MetricStrip metrics={product} />
      </section>
      <section className="results-part" aria-labelledby="rs-then">
        <h2 id="rs-then">
          {t('rangeOf', { from: formatDay(range.from, locale), to: formatDay(range.to, locale) })}
        </h2>
        <p className="soft">{t('comparedFrom', { day: formatDay(range.before, locale) })}</p>
        {figures ? (
          <RangeResults figures={figures} range={range} />
        ) : (
          <div role="alert">
            <EmptyState
              title={t('unread.title')}
              text={t('unread.text')}
              action={
                <a className="link" href={`${pathname}${search}`}>
                  {t('unread.again')}
                </a>
              }
            />
          </div>
        )}
      </section>
    </>
  );
}
