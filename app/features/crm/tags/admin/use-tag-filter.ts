import { Tag as TagIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import type { Tag } from '../tags.ts';

/** The filter of a list by tags; none while there is no tag. */
export function useTagFilter(tags: readonly Tag[]): ListFilter[] {
  const { t } = useTranslation('tags');
  if (tags.length === 0) return [];
  return [
    {
      kind: 'choice',
      icon: TagIcon,
      name: 'tag',
      label: t('many.label'),
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
