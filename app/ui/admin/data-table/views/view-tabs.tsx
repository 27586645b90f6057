import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { type ViewsHere, VisibleViews } from './saved-views.ts';

type Props = {
  views: ViewsHere;
  /** The list's own tabs; a list without any gets one for all rows. */
  children: ReactNode;
};

/** Tabs of a list with the user's own views behind them. */
export function ViewTabs({ views, children }: Props) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  if (!children && views.views.length === 0) return null;
  return (
    <VisibleViews value={views}>
      {children ?? (
        <ListTabs
          label={t('label')}
          tabs={[{ key: 'all', label: t('all'), to: '?', current: views.query === '?' }]}
        />
      )}
    </VisibleViews>
  );
}
