import { type HTMLAttributes, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DataColumn, widthStyle } from './data-column.ts';
import type { ColumnChoices } from './hidden-columns.ts';
import { type ListPage, sortedAddress } from './list-address.ts';
import type { Selection } from './use-selection.ts';

type HeadProps<Row> = {
  column: DataColumn<Row>;
  page: ListPage;
  /** Scripts move and size it. */
  choices: ColumnChoices | undefined;
  /** The first one stays where it is. */
  moves: boolean;
};

const KEY_TYPE = 'application/x-column';

/** What a head does under the mouse: dragged onto another one it takes that place. */
function dragOf(key: string, { place }: ColumnChoices): HTMLAttributes<HTMLTableCellElement> {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(KEY_TYPE, key);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(KEY_TYPE)) event.preventDefault();
    },
    onDrop: (event) => {
      const dragged = event.dataTransfer.getData(KEY_TYPE);
      if (!dragged) return;
      event.preventDefault();
      place(dragged, key);
    },
  };
}

/** The edge of a head, to be dragged; by keyboard the menu of columns does the same. */
function Edge({ name, choices }: { name: string; choices: ColumnChoices }) {
  const from = useRef<{ x: number; width: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('th')?.offsetWidth ?? 0;
    from.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const start = from.current;
    if (start) choices.resize(name, start.width + clientX - start.x);
  };
  const end = () => {
    from.current = undefined;
  };
  return (
    <span
      className="data-table-edge"
      aria-hidden="true"
      // Else the head would be dragged.
      draggable
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** A head that sorts is a link: it may be opened elsewhere, and works without scripts. */
function Head<Row>({ column, page, choices, moves }: HeadProps<Row>) {
  const { key, label, numeric, sorts, room, grows, further, width } = column;
  const { sort } = page;
  const facts = {
    ...(choices && moves && dragOf(key, choices)),
    scope: 'col',
    className: numeric ? 'numeric' : undefined,
    'data-column': key,
    'data-room': room,
    'data-grows': grows,
    'data-further': further,
    'data-sized': width,
    style: widthStyle(width),
  } as const;
  const edge = choices && <Edge name={key} choices={choices} />;
  // With some filters a list offers fewer orders.
  if (!sorts || !page.sorts.includes(key)) {
    return (
      <th {...facts}>
        {label}
        {edge}
      </th>
    );
  }
  const current = sort.by === key;
  const descending = current ? !sort.descending : sorts === 'down';
  const now = sort.descending ? 'descending' : 'ascending';
  return (
    <th {...facts} aria-sort={current ? now : 'none'}>
      <Link to={sortedAddress(page, { by: key, descending })} preventScrollReset draggable={false}>
        {label}
      </Link>
      {edge}
    </th>
  );
}

type Props<Row extends { id: string }> = {
  columns: readonly DataColumn<Row>[];
  page: ListPage;
  /** Where rows may be selected; `all` is how many there are. */
  chosen: { selection: Selection<Row>; all: number } | undefined;
  hydrated: boolean;
  choices: ColumnChoices;
};

/** Heads of the columns, and the box that selects the whole page. */
export function HeadRow<Row extends { id: string }>({
  columns,
  page,
  chosen,
  hydrated,
  choices,
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
      {columns.map((column, index) => (
        <Head
          key={column.key}
          column={column}
          page={page}
          choices={hydrated ? choices : undefined}
          moves={index > 0}
        />
      ))}
    </tr>
  );
}
