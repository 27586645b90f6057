import { ChartColumn, Columns3, List, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { Pipeline } from '../deals.ts';

const LOOKS = [
  { look: 'deals', icon: Columns3 },
  { look: 'dealsList', icon: List },
  { look: 'dealsForecast', icon: ChartColumn },
] as const;
export type Look = (typeof LOOKS)[number]['look'];

/** The three screens of deals, each with the filters of the open one, and a link to a new deal. */
export function DealsLooks({ look: current, page }: { look: Look; page: ListPage }) {
  const { t } = useTranslation('deals');
  const { pipeline } = page.filter;
  const query = listAddress({ ...page, sort: page.usualSort });
  return (
    <div className="board-looks">
      <nav aria-label={t('looks.label')}>
        {LOOKS.map(({ look, icon: Icon }) => (
          <Link
            key={look}
            to={`${adminPath(look)}${query}`}
            aria-current={look === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" /> <span>{t(`looks.${look}`)}</span>
          </Link>
        ))}
      </nav>
      <Needs resource="crm" action="create" label={t('new.short')}>
        <Link
          className="button compact"
          to={`${adminPath('newDeal')}${pipeline ? `?pipeline=${pipeline}` : ''}`}
        >
          <Plus aria-hidden="true" /> <span>{t('new.short')}</span>
        </Link>
      </Needs>
    </div>
  );
}

type TabsProps = { pipelines: readonly Pipeline[]; current: string | undefined; page: ListPage };

/** The pipelines of the user's products, as tabs. */
export function PipelineTabs({ pipelines, current, page }: TabsProps) {
  const { t } = useTranslation('deals');
  return (
    <ListTabs
      label={t('pipeline')}
      tabs={pipelines.map(({ slug, name }) => ({
        key: slug,
        label: name,
        to: listAddress({ ...page, filter: { ...page.filter, pipeline: slug, stage: undefined } }),
        current: slug === current,
      }))}
    />
  );
}

type Sums = { deals: number; value: number; weighted: number };

/** The total of open deals, and its weighted value. */
export function DealSums({ sums: { deals, value, weighted } }: { sums: Sums }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  return (
    <p className="board-sums">
      {t('sums', {
        value: formatBrl(value, locale),
        deals: t('deals', { count: deals }),
        weighted: formatBrl(weighted, locale),
      })}
    </p>
  );
}
