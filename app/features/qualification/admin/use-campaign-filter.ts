import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';

/** The filter of a list by campaigns of leads; none while no lead came from one. */
export function useCampaignFilter(campaigns: readonly string[]): ListFilter[] {
  const { t } = useTranslation('leads', { keyPrefix: 'filters' });
  if (campaigns.length === 0) return [];
  return [
    {
      kind: 'choice',
      icon: Megaphone,
      name: 'campaign',
      label: t('campaign'),
      options: campaigns.map((value) => ({ value, label: value })),
    },
  ];
}
