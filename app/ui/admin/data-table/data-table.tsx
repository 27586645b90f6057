import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Bulk } from './bulk.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { FilterForm, type ListFilter } from './filter-form.tsx';
import { HeadRow } from './head-row.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import { isFiltered, type ListPage, listAddress } from './list-address.ts';
import { PageLinks } from './page-links.tsx';
import { RowTotal } from './row-total.tsx';
import { Rows } from './rows.tsx';
import { useAwake } from './use-awake.ts';
import { useSelection } from './use-selection.ts';

/** What a list says that nothing has come to yet, and where to go from there. */
type Empty = { title: string; text: string; action?: { label: string; href: string } | undefined };

function Nothing({ page, empty }: { page: ListPage; empty: Empty }) {
  const { t } = useTranslation('data-table');
  if (isFiltered(page)) {
    return (
      <EmptyState
        title={t('nothingFiltered')}
        text={t('nothingFilteredText')}
        action={
          <Link className="l" to={listAddress({ ...page, filter: {} })}>
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
          <a className="l" href={action.href}>
            {action.label}
          </a>
        )
      }
    />
  );
}

type Props<Row extends { id: string }> = {
  /** Under which the choice of columns is kept. */
  name: string;
  /** Says what the table answers; also names its scrolling region. */
  caption: string;
  /** The first one names the row and is always shown. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  page: ListPage;
  filters?: readonly ListFilter[];
  /** Between filters and table. */
  tabs?: ReactNode;
  bulk?: Bulk<Row> | undefined;
  /** The list as a file. */
  download?: ReactNode;
  empty: Empty;
  /** The row that is open beside the list. */
  openId?: string | undefined;
};

/**
 * A list of staff: filtered, sorted, a page at a time, all of it in the address, so that it can be
 * sent to a colleague and works as links and forms. Scripts add the choice of columns.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { name, caption, columns, rows, page, filters, tabs, bulk, download, empty } = props;
  const { t } = useTranslation('data-table');
  const { hidden, toggle } = useHiddenColumns(name);
  const pickable = bulk ? rows.filter((row) => bulk.may?.(row) ?? true) : [];
  const selection = useSelection(pickable);
  const awake = useAwake();
  const formId = useId();
  const busy = useNavigation().state === 'loading';
  const shown = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const picks = pickable.length > 0;
  return (
    <div className="dt">
      {filters && <FilterForm filters={filters} page={page} />}
      {tabs}
      {rows.length === 0 ? (
        <Nothing page={page} empty={empty} />
      ) : (
        <>
          <div className="dt-tools">
            <div className="dt-bulk">
              {picks && awake && (
                <p role="status">
                  {selection.selected.length === 0
                    ? t('selectSome')
                    : t('selected', { count: selection.selected.length })}
                </p>
              )}
              {picks &&
                (selection.selected.length > 0 || !awake) &&
                bulk?.form({ id: formId, selected: selection.selected, awake })}
              {selection.selected.length > 0 && (
                <button type="button" className="l" onClick={selection.clear}>
                  {t('clearSelection')}
                </button>
              )}
            </div>
            {page.total !== null && <RowTotal total={page.total} />}
            <ColumnMenu columns={columns.slice(1)} hidden={hidden} toggle={toggle} />
            {download}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="table-box dt-box" aria-label={caption} aria-busy={busy} tabIndex={0}>
            <table className="table dt-table">
              <caption className="vh">{caption}</caption>
              <thead>
                <HeadRow
                  columns={shown}
                  page={page}
                  chosen={picks ? { selection, all: pickable.length } : undefined}
                  awake={awake}
                />
              </thead>
              <Rows
                columns={shown}
                rows={rows}
                openId={props.openId}
                picks={picks && bulk ? { bulk, selection, formId } : undefined}
              />
            </table>
          </section>
        </>
      )}
      <PageLinks label={caption} page={page} />
    </div>
  );
}
