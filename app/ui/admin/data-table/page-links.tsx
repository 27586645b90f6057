import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ListPage, listAddress } from './list-address.ts';

/** The link to the next page of a list that pages by key: it has no page numbers. */
export function PageLinks({ label, page }: { label: string; page: ListPage }) {
  const { t } = useTranslation('data-table');
  if (!page.after && !page.next) return null;
  return (
    <nav className="data-table-pages" aria-label={t('pages', { list: label })}>
      {page.after && (
        <Link className="button outlined compact" to={listAddress(page)}>
          {t('first')}
        </Link>
      )}
      {page.next && (
        <Link
          className="button outlined compact"
          to={listAddress(page, { after: page.next })}
          rel="next"
        >
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
