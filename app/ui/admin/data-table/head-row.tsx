import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DataColumn } from './data-column.ts';
import { type ListPage, sortedAddress } from './list-address.ts';
import type { Selection } from './use-selection.ts';

type HeadProps<Row> = { column: DataColumn<Row>; page: ListPage };

/** A head that sorts is a link: it may be opened elsewhere, and works without scripts. */
function Head<Row>({ column: { key, label, numeric, sorts, room, grows }, page }: HeadProps<Row>) {
  const { sort } = page;
  const side = numeric ? 'numeric' : undefined;
  // With some filters a list offers fewer orders.
  if (!sorts || !page.sorts.includes(key)) {
    return (
      <th scope="col" className={side} data-room={room} data-grows={grows}>
        {label}
      </th>
    );
  }
  const current = sort.by === key;
  const descending = current ? !sort.descending : sorts === 'down';
  const now = sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={side}
      data-room={room}
      data-grows={grows}
      aria-sort={current ? now : 'none'}
    >
      <Link to={sortedAddress(page, { by: key, descending })} preventScrollReset>
        {label}
      </Link>
    </th>
  );
}

type Props<Row extends { id: string }> = {
  columns: readonly DataColumn<Row>[];
  page: ListPage;
  /** Where rows may be selected; `all` is how many there are. */
  chosen: { selection: Selection<Row>; all: number } | undefined;
  hydrated: boolean;
};

/** Heads of the columns, and the box that selects the whole page. */
export function HeadRow<Row extends { id: string }>({
  columns,
  page,
  chosen,
  hydrated,
}: Props<Row>) {
  const { t } = useTranslation('data-table');
  const some = chosen?.selection.selected.length ?? 0;
  return (
    <tr>
      {chosen && (
        <td className="data-table-pick">
          {hydrated && (
            <label>
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={some > 0 && some === chosen.all}
                ref={(box) => {
                  if (box) box.indeterminate = some > 0 && some < chosen.all;
                }}
                onChange={chosen.selection.toggleAll}
              />
            </label>
          )}
        </td>
      )}
      {columns.map((column) => (
        <Head key={column.key} column={column} page={page} />
      ))}
    </tr>
  );
}
