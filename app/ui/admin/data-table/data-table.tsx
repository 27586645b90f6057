import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigation } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Bulk } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { FilterChips } from './filter-chips.tsx';
import { FreshRows } from './fresh-rows.tsx';
import { HeadRow } from './head-row.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import { isFiltered, type ListPage, listAddress } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';
import { PageLinks } from './page-links.tsx';
import { RowTotal } from './row-total.tsx';
import { Rows } from './rows.tsx';
import { useViewsOf } from './saved-views.ts';
import { SeekForm } from './seek-form.tsx';
import { useSteadyRows } from './steady-rows.ts';
import { useAwake } from './use-awake.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { useStuck } from './use-stuck.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewTabs } from './view-tabs.tsx';

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
  /** The screen's name, where the list is all there is on it, and what else leads on from there. */
  heading?: { title: string; lead?: string; aside?: ReactNode };
  /** Says what the table answers; also names its scrolling region. */
  caption: string;
  /** The first one names the row and is always shown. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  page: ListPage;
  filters?: readonly ListFilter[];
  /** Above the filters. */
  tabs?: ReactNode;
  bulk?: Bulk<Row> | undefined;
  /** The list as a file. */
  download?: ReactNode;
  empty: Empty;
  /** The row that is open beside the list. */
  openId?: string | undefined;
  /** The address of the list with a row open beside it. */
  beside?: (row: Row) => string;
  /** What stands beside the list. */
  panel?: ReactNode;
  /** When a row came into being, in ISO 8601: those that come while the list is read wait to be asked for. */
  arrivedAt?: (row: Row) => string;
};

/**
 * A list of staff: filtered, sorted, a page at a time, all of it in the address, so that it can be
 * sent to a colleague. Scripts add the choice of rows and columns, and the keys.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const {
    name,
    heading,
    caption,
    columns,
    page,
    filters = [],
    tabs,
    bulk,
    download,
    empty,
  } = props;
  const { hidden, toggle } = useHiddenColumns(name);
  const { pathname } = useLocation();
  const place = `${pathname}${listAddress(page, { after: page.after ?? undefined })}`;
  const { rows, fresh, show } = useSteadyRows(props.rows, place, props.arrivedAt);
  const pickable = bulk ? rows.filter((row) => bulk.may?.(row) ?? true) : [];
  const selection = useSelection(pickable);
  const awake = useAwake();
  const formId = useId();
  const { frame, top } = useStuck(heading !== undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const busy = useNavigation().state === 'loading';
  const views = useViewsOf(name, page);
  const shown = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const picks = pickable.length > 0;
  useListKeys({
    rows,
    body,
    beside: props.beside,
    openId: props.openId,
    toggle: picks ? selection.toggle : undefined,
  });
  const seek = filters.find((filter) => filter.kind === 'search');
  const chips = filters.filter((filter) => filter.kind !== 'search');
  const total = page.total !== null && <RowTotal total={page.total} />;
  const tools = (
    <>
      {seek && <SeekForm filter={seek} page={page} />}
      {rows.length > 0 && download}
      {rows.length > 0 && <ColumnMenu columns={columns.slice(1)} hidden={hidden} toggle={toggle} />}
      {views && <ViewMenu views={views} />}
    </>
  );
  return (
    <div className="dt" ref={frame}>
      <div className="dt-top" ref={top}>
        {heading ? (
          <header className="ad-head">
            <div>
              <h1 className="t2">{heading.title}</h1>
              {heading.lead && <p className="soft">{heading.lead}</p>}
            </div>
            {total}
            {heading.aside}
            <div className="dt-tools">{tools}</div>
          </header>
        ) : (
          <div className="dt-tools alone">
            {total}
            {tools}
          </div>
        )}
        {views ? <ViewTabs views={views}>{tabs}</ViewTabs> : tabs}
        {chips.length > 0 && <FilterChips filters={chips} page={page} />}
      </div>
      <div className="split">
        <div className="dt-list">
          {fresh.length > 0 && <FreshRows count={fresh.length} show={show} />}
          {rows.length === 0 ? (
            <Nothing page={page} empty={empty} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className="dt-box" aria-label={caption} aria-busy={busy} tabIndex={0}>
              <table className="dt-table">
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
                  bodyRef={body}
                />
              </table>
            </section>
          )}
          <PageLinks label={caption} page={page} />
          {bulk && selection.selected.length > 0 && (
            <BulkBar count={selection.selected.length} clear={selection.clear}>
              {bulk.form({ id: formId, selected: selection.selected })}
            </BulkBar>
          )}
        </div>
        {props.panel}
      </div>
    </div>
  );
}
