import { useTranslation } from 'react-i18next';
import type { ProductMetrics } from '../product-metrics.server.ts';
import { contactsBehind, dealsBehind } from '../rows-behind.ts';
import type { Metric } from './metric-strip.tsx';
import { useResultWords } from './result-words.ts';

/** The six present figures of a product. */
export function useProductFigures(metrics: ProductMetrics): Metric[] {
  const { t } = useTranslation('results', { keyPrefix: 'product' });
  const { number, percent, money } = useResultWords();
  const { totalLeads, conversionRate, activeDeals, totalValue, avgDealSize, pipelineHealth } =
    metrics;
  const open = activeDeals > 0 ? dealsBehind({ state: 'open' }) : undefined;
  return [
    {
      key: 'totalLeads',
      label: t('totalLeads'),
      value: number(totalLeads),
      to: totalLeads > 0 ? contactsBehind(false) : undefined,
      note: t('totalLeadsNote'),
    },
    {
      key: 'conversionRate',
      label: t('conversionRate'),
      value: percent(conversionRate),
      to: conversionRate > 0 ? contactsBehind(true) : undefined,
      note: t('conversionRateNote'),
    },
    { key: 'activeDeals', label: t('activeDeals'), value: number(activeDeals), to: open },
    { key: 'totalValue', label: t('totalValue'), value: money(totalValue), to: open },
    { key: 'avgDealSize', label: t('avgDealSize'), value: money(avgDealSize), to: open },
    {
      key: 'pipelineHealth',
      label: t('pipelineHealth'),
      value: number(pipelineHealth),
      to: open,
      note: t('pipelineHealthNote'),
    },
  ];
}
