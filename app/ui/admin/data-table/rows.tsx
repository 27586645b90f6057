import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bulk } from './bulk.ts';
import type { DataColumn } from './data-column.ts';
import type { Selection } from './use-selection.ts';

type Picks<Row extends { id: string }> = {
  bulk: Bulk<Row>;
  selection: Selection<Row>;
  formId: string;
};

function PickCell<Row extends { id: string }>({ row, picks }: { row: Row; picks: Picks<Row> }) {
  const { t } = useTranslation('data-table');
  const { bulk, selection, formId } = picks;
  if (!(bulk.may?.(row) ?? true)) return <td className="dt-pick" />;
  return (
    <td className="dt-pick">
      <label>
        <input
          type="checkbox"
          name="id"
          value={row.id}
          form={formId}
          aria-label={t('select', { name: bulk.nameOf(row) })}
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(row.id)}
        />
      </label>
    </td>
  );
}

type Props<Row extends { id: string }> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  openId: string | undefined;
  picks: Picks<Row> | undefined;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
};

/** Rows of a list, a line each; on a phone two, the name above its facts. */
export function Rows<Row extends { id: string }>(props: Props<Row>) {
  const { columns, rows, openId, picks, bodyRef } = props;
  return (
    <tbody ref={bodyRef}>
      {rows.map((row) => (
        <tr
          key={row.id}
          data-chosen={picks?.selection.has(row.id) || undefined}
          data-open={row.id === openId || undefined}
        >
          {picks && <PickCell row={row} picks={picks} />}
          {columns.map(({ key, label, cell, numeric, room, grows }, index) =>
            index === 0 ? (
              <th key={key} scope="row" aria-current={row.id === openId || undefined}>
                {cell(row)}
              </th>
            ) : (
              <td
                key={key}
                className={numeric ? 'r' : undefined}
                data-room={room}
                data-grows={grows}
                data-label={label}
              >
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
