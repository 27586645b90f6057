import type { RefObject } from 'react';
import type { Bulk } from './bulk.ts';
import type { DataColumn } from './data-column.ts';
import { Row as Line } from './row.tsx';
import type { Selection } from './use-selection.ts';

type Picks<Row extends { id: string }> = {
  bulk: Bulk<Row>;
  selection: Selection<Row>;
  formId: string;
};

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
  const pickOf = ({ bulk, selection, formId }: Picks<Row>, row: Row) => ({
    pickable: bulk.may?.(row) ?? true,
    pickName: bulk.nameOf(row),
    formId,
    toggle: selection.toggle,
  });
  return (
    <tbody ref={bodyRef}>
      {rows.map((row) => (
        <Line
          key={row.id}
          columns={columns}
          row={row}
          open={row.id === openId}
          chosen={picks?.selection.has(row.id) ?? false}
          {...(picks && pickOf(picks, row))}
        />
      ))}
    </tbody>
  );
}
