import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { TOTAL_HEADER } from '#app/ui/admin/data-table/total-header.ts';

const BATCH = 500;

type List<Row> = {
  /** Of the file, without its ending. */
  name: string;
  /** How many rows there will be. */
  total: number;
  /** So many rows behind the one given, in the order of the list. */
  page: (after: string | undefined, limit: number) => Promise<Row[]>;
};

async function* rowsOf<Row extends { id: string }>({ page }: List<Row>) {
  let after: string | undefined;
  for (;;) {
    const rows = await page(after, BATCH);
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < BATCH || !after) return;
  }
}

/** A filtered list as CSV, read a page at a time while it is sent. Cells that a spreadsheet would
 * run as a formula are escaped. */
export function csvAnswer<Row extends { id: string }>(list: List<Row>): Response {
  const csv = Readable.from(rowsOf(list)).pipe(
    stringify({ header: true, bom: true, escape_formulas: true }),
  );
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.name}.csv"`,
      'cache-control': 'no-store',
      [TOTAL_HEADER]: String(list.total),
      // Sent as it is written, so that the screen can say how far it is.
      'x-stream': '1',
    },
  });
}
