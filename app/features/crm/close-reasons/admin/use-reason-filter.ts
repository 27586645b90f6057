import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { type CloseReason, NO_REASON, reasonName } from '../reasons.ts';

/** The filter of a list by the reason of a loss. */
export function useReasonFilter(reasons: readonly CloseReason[]): ListFilter {
  const { t } = useTranslation('close-reasons');
  return {
    kind: 'choice',
    icon: CircleHelp,
    name: 'reason',
    label: t('filter.label'),
    options: [
      ...reasons.map(({ kind, slug, name }) => ({
        value: slug,
        label: name ?? reasonName(t, kind, slug),
      })),
      { value: NO_REASON, label: t('filter.none') },
    ],
  };
}
