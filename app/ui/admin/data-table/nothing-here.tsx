import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { isFiltered, type ListPage, listAddress } from './list-address.ts';

/** The text of a list without rows, and a link. */
export type Empty = {
  title: string;
  text: string;
  action?: { label: string; href: string } | undefined;
};

/** An empty list: what fills it, or a link that clears filters without results. */
export function NothingHere({ page, empty }: { page: ListPage; empty: Empty }) {
  const { t } = useTranslation('data-table');
  if (isFiltered(page)) {
    return (
      <EmptyState
        title={t('nothingFiltered')}
        text={t('nothingFilteredText')}
        action={
          <Link className="link" to={listAddress({ ...page, filter: {} })}>
            {t('clear')}
          </Link>
        }
      />
    );
  }
  const { title, text, action } = empty;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        action && (
          <a className="link" href={action.href}>
            {action.label}
          </a>
        )
      }
    />
  );
}
