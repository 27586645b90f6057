import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, widthStyle } from './data-column.ts';

/** How a row is selected among others. */
type Pick = {
  pickable: boolean;
  /** Its accessible name there. */
  pickName: string;
  /** The form of its box. */
  formId: string;
  toggle: (id: string) => void;
};

type PickProps = Pick & { id: string; chosen: boolean };

function PickCell({ id, chosen, pickable, pickName, formId, toggle }: PickProps) {
  const { t } = useTranslation('data-table');
  if (!pickable) return <td className="data-table-pick" />;
  return (
    <td className="data-table-pick">
      <label>
        <input
          type="checkbox"
          name="id"
          value={id}
          form={formId}
          aria-label={t('select', { name: pickName })}
          checked={chosen}
          onChange={() => toggle(id)}
        />
      </label>
    </td>
  );
}

type Props<Row extends { id: string }> = {
  columns: readonly DataColumn<Row>[];
  row: Row;
  open: boolean;
  chosen: boolean;
} & Partial<Pick>;

function PlainRow<Row extends { id: string }>(props: Props<Row>) {
  const { columns, row, open, chosen, toggle, pickable = true, pickName = '', formId = '' } = props;
  return (
    <tr data-chosen={chosen || undefined} data-open={open || undefined}>
      {toggle && <PickCell id={row.id} {...{ chosen, pickable, pickName, formId, toggle }} />}
      {columns.map(({ key, label, cell, numeric, room, grows, further, width }, index) =>
        index === 0 ? (
          <th
            key={key}
            scope="row"
            aria-current={open || undefined}
            data-sized={width}
            style={widthStyle(width)}
          >
            {cell(row)}
          </th>
        ) : (
          <td
            key={key}
            className={numeric ? 'numeric' : undefined}
            data-room={room}
            data-grows={grows}
            data-further={further}
            data-label={label}
            data-sized={width}
            style={widthStyle(width)}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/**
 * A line of a list. It is rerendered only when something of it has changed: while the user steps through
 * the rows the whole list is read again with each of them, and mostly is the same.
 */
export const Row = memo(PlainRow) as typeof PlainRow;
