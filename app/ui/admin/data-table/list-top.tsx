import type { ReactNode, RefObject } from 'react';
import { FilterChips } from './filter-chips.tsx';
import type { ListPage } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';
import { RowTotal } from './row-total.tsx';
import { SeekForm } from './seek-form.tsx';
import type { ViewsHere } from './views/saved-views.ts';
import { ViewMenu } from './views/view-menu.tsx';
import { ViewTabs } from './views/view-tabs.tsx';

/** The screen's name, where the list is all there is on it, and further links; the one action that creates a
 * row is last. */
export type ListHeading = { title: string; lead?: string; aside?: ReactNode; action?: ReactNode };

type Props = {
  topRef: RefObject<HTMLDivElement | null>;
  heading: ListHeading | undefined;
  page: ListPage;
  filters: readonly ListFilter[];
  tabs: ReactNode;
  views: ViewsHere | null;
  download: ReactNode;
  columns: ReactNode;
};

/** The sticky part above the rows: name, search, tools, tabs and filters. */
export function ListTop(props: Props) {
  const { topRef, heading, page, filters, tabs, views, download, columns } = props;
  const seek = filters.find((filter) => filter.kind === 'search');
  const chips = filters.filter((filter) => filter.kind !== 'search');
  const total = page.total !== null && <RowTotal total={page.total} most={page.most} />;
  const tools = (
    <>
      {seek && <SeekForm filter={seek} page={page} />}
      {download}
      {columns}
      {views && <ViewMenu views={views} />}
    </>
  );
  return (
    <div className="data-table-top" ref={topRef}>
      {heading ? (
        <header className="admin-head">
          <div className="data-table-name">
            <h1 className="title">{heading.title}</h1>
            {total}
            {heading.lead && <p className="soft">{heading.lead}</p>}
          </div>
          {heading.aside}
          <div className="data-table-tools">{tools}</div>
          {heading.action}
        </header>
      ) : (
        <div className="data-table-tools alone">
          {total}
          {tools}
        </div>
      )}
      {views ? <ViewTabs views={views}>{tabs}</ViewTabs> : tabs}
      {chips.length > 0 && <FilterChips filters={chips} page={page} />}
    </div>
  );
}
