import { CalendarDays, Coins, Columns3, Hourglass, LogIn, User, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCampaignFilter } from '#app/features/qualification/admin/use-campaign-filter.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { useReasonFilter } from '../../close-reasons/admin/use-reason-filter.ts';
import type { CloseReason } from '../../close-reasons/reasons.ts';
import { useTagFilter } from '../../tags/admin/use-tag-filter.ts';
import { DEAL_SOURCES, LEAST_VALUES, type Owner, type Pipeline } from '../deals.ts';
import { monthsFrom, useMonthName } from './months.ts';

/** Filters of deals on all their screens. */
export function useDealFilters(owners: readonly Owner[]): ListFilter[] {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      icon: User,
      name: 'owner',
      label: t('fields.owner'),
      options: [
        { value: 'none', label: t('nobody') },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: 'choice',
      icon: Coins,
      name: 'min',
      label: t('fields.value'),
      options: LEAST_VALUES.map((value) => ({
        value,
        label: t('fromValue', { value: formatBrl(Number(value), locale) }),
      })),
    },
    {
      kind: 'choice',
      icon: LogIn,
      name: 'source',
      label: t('fields.source'),
      options: DEAL_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    },
    {
      kind: 'choice',
      icon: Hourglass,
      name: 'stalled',
      label: t('activity'),
      options: [{ value: 'yes', label: t('stalled') }],
    },
  ];
}

type ListChoices = {
  owners: readonly Owner[];
  pipelines: readonly Pipeline[];
  /** Why deals are lost, archived reasons included. */
  reasons: readonly CloseReason[];
  today: string;
  tags: readonly { id: string; name: string }[];
  /** Campaigns of leads. */
  campaigns: readonly string[];
};

/** The same with the filters of the list alone. */
export function useListFilters({
  owners,
  pipelines,
  reasons,
  today,
  tags,
  campaigns,
}: ListChoices): ListFilter[] {
  const { t } = useTranslation('deals');
  const byTag = useTagFilter(tags);
  const byCampaign = useCampaignFilter(campaigns);
  const byReason = useReasonFilter(reasons);
  const monthName = useMonthName();
  return [
    ...useDealFilters(owners),
    {
      kind: 'choice',
      icon: Waypoints,
      name: 'pipeline',
      label: t('pipeline'),
      options: pipelines.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      kind: 'choice',
      icon: Columns3,
      name: 'stage',
      label: t('fields.stage'),
      options: pipelines.flatMap(({ name: pipeline, stages }) =>
        stages.map(({ id, name }) => ({
          value: id,
          label: pipelines.length > 1 ? `${pipeline}: ${name}` : name,
        })),
      ),
    },
    {
      kind: 'choice',
      icon: CalendarDays,
      name: 'month',
      label: t('month'),
      options: ['late', ...monthsFrom(today, 12), 'none'].map((value) => ({
        value,
        label: monthName(value),
      })),
    },
    byReason,
    ...byTag,
    ...byCampaign,
  ];
}
