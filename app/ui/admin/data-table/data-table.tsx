import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Bulk } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { FreshRows } from './fresh-rows.tsx';
import { HeadRow } from './head-row.tsx';
import { inOrder, useColumnChoices } from './hidden-columns.ts';
import { type ListPage, listAddress } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';
import { type ListHeading, ListTop } from './list-top.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import { PageLinks } from './page-links.tsx';
import type { RowAct } from './row-acts.ts';
import { Rows } from './rows.tsx';
import { useSameRows, useSteadyRows } from './steady-rows.ts';
import { useHydrated } from './use-hydrated.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListPlace } from './use-list-place.ts';
import { useMatching } from './use-matching.ts';
import { useRowsComing } from './use-rows-coming.ts';
import { useSelection } from './use-selection.ts';
import { useStuck } from './use-stuck.ts';
import { useViewsOf } from './views/saved-views.ts';

type Props<Row extends { id: string }> = {
  /** The key under which the choice of columns is stored. */
  name: string;
  /** The screen's name, where the list is all there is on it, and further links. */
  heading?: ListHeading;
  /** The caption of the table; also names its scrolling region. */
  caption: string;
  /** The first one names the row and is always shown. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  page: ListPage;
  filters?: readonly ListFilter[];
  /** Above the filters. */
  tabs?: ReactNode;
  bulk?: Bulk<Row> | undefined;
  /** What a single key does to a row. */
  acts?: readonly RowAct<Row>[];
  /** The list as a file. */
  download?: ReactNode;
  /** Totals of all rows, above them; they scroll with the rows. */
  figures?: ReactNode;
  empty: Empty;
  /** The row that is open beside the list. */
  openId?: string | undefined;
  /** The address of the list with a row open beside it. */
  panelAddress?: (row: Row) => string;
  /** What is beside the list. */
  panel?: ReactNode;
  /** When a row was created, in ISO 8601: rows that arrive while the list is read wait for a click. */
  arrivedAt?: (row: Row) => string;
};

/** What its columns say of the whole list. */
const marksOf = (columns: readonly Pick<DataColumn<never>, 'grows' | 'further'>[]) => ({
  'data-grows': columns.some(({ grows }) => grows) || undefined,
  'data-further': columns.some(({ further }) => further) || undefined,
});

/**
 * A list of staff: filtered, sorted, a page at a time, all of it in the address, so that it can be sent to
 * a colleague. Scripts add the choice of rows and columns, and the keys.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { name, heading, caption, columns, page, filters = [], bulk, empty } = props;
  const choices = useColumnChoices(name, columns);
  const { hidden, order, widths } = choices;
  const { pathname } = useLocation();
  const place = `${pathname}${listAddress(page, { after: page.after ?? undefined })}`;
  const { rows, fresh, show } = useSteadyRows(useSameRows(props.rows), place, props.arrivedAt);
  const pickable = bulk ? rows.filter((row) => bulk.may?.(row) ?? true) : [];
  const selection = useSelection(pickable);
  const every = pickable.length > 0 && selection.selected.length === pickable.length;
  const matching = useMatching(page, filters, every);
  const hydrated = useHydrated();
  const formId = useId();
  const { frame, top } = useStuck(heading !== undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const busy = useRowsComing();
  const visible = useMemo(
    () =>
      inOrder(columns, order)
        .filter(({ key }, index) => index === 0 || !hidden.includes(key))
        .map((column) => ({ ...column, width: widths[column.key] })),
    [columns, hidden, order, widths],
  );
  const picks = pickable.length > 0;
  const { openId } = props;
  const at = useListPlace({ frame, body, rows, openId, address: place });
  useListKeys({
    rows,
    place: at,
    frame,
    panelAddress: props.panelAddress,
    openId,
    selection: picks ? selection : undefined,
    // A key means the rows in sight, never all that match.
    acts: props.acts,
    off: matching.all,
  });
  return (
    <div className="data-table" ref={frame}>
      <ListTop
        topRef={top}
        heading={heading}
        page={page}
        filters={filters}
        tabs={props.tabs}
        views={useViewsOf(name, page)}
        // An empty list has nothing to export and no column to hide.
        download={rows.length > 0 && props.download}
        columns={
          rows.length > 0 && (
            <ColumnMenu
              columns={inOrder(columns, order).slice(1)}
              choices={choices}
              widthOf={(key) => {
                const heads = [...(frame.current?.querySelectorAll<HTMLElement>('thead th') ?? [])];
                return heads.find(({ dataset }) => dataset['column'] === key)?.offsetWidth ?? 0;
              }}
            />
          )
        }
      />
      {props.figures && <div className="data-table-figures">{props.figures}</div>}
      <div className="split" data-beside={props.panel ? true : undefined}>
        <div className="data-table-list">
          {fresh.length > 0 && <FreshRows count={fresh.length} show={show} />}
          {rows.length === 0 ? (
            <NothingHere page={page} empty={empty} />
          ) : (
            <section
              className="data-table-box"
              aria-label={caption}
              aria-busy={busy}
              data-coming={busy || undefined}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
              tabIndex={0}
            >
              <table className="data-table-grid" {...marksOf(visible)}>
                <caption className="unseen">{caption}</caption>
                <thead>
                  <HeadRow
                    columns={visible}
                    page={page}
                    chosen={picks ? { selection, all: pickable.length } : undefined}
                    hydrated={hydrated}
                    choices={choices}
                  />
                </thead>
                <Rows
                  columns={visible}
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
            <BulkBar
              count={selection.selected.length}
              total={page.total}
              clear={selection.clear}
              matching={bulk.matching ? matching : undefined}
            >
              {bulk.form({
                id: formId,
                selected: selection.selected,
                matching: Boolean(bulk.matching) && matching.all,
              })}
            </BulkBar>
          )}
        </div>
        {props.panel}
      </div>
    </div>
  );
}
