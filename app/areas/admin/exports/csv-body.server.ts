import { stringify } from 'csv-stringify/sync';
import { cellSeparator } from '#app/i18n/format-cell.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { guardFormula } from '#app/platform/text/formula-guard.ts';

const BATCH = 500;

/** A column of a file: its head, and its cells, in the language of the reader. */
export type CsvColumn<Row> = {
  label: string;
  cell: (row: Row) => string | number;
};

export type CsvSource<Row extends { id: string }> = {
  locale: Locale;
  /** So many rows behind the given one, in the order of the list. */
  page: (after: string | undefined, limit: number) => Promise<Row[]>;
  columns: readonly CsvColumn<Row>[];
};

export type Sent = {
  /** Rows passed on to be sent: when the file breaks off, the last ones may not have arrived. */
  rows: number;
  complete: boolean;
};

/**
 * A list as CSV in the reader's language, read in parts as the browser accepts it; cells that a spreadsheet
 * would run as a formula are escaped. `ended` is called once, when all was passed on or the stream broke
 * off.
 */
export function csvBody<Row extends { id: string }>(
  { locale, page, columns }: CsvSource<Row>,
  ended: (sent: Sent) => Promise<void>,
): ReadableStream<Uint8Array> {
  let after: string | undefined;
  let rows = 0;
  let over = false;
  const finish = async (complete: boolean) => {
    if (over) return;
    over = true;
    await ended({ rows, complete });
  };
  let started = false;
  const part = (batch: Row[]) => {
    const lines: (string | number)[][] = batch.map((row) =>
      columns.map(({ cell }) => {
        const line = cell(row);
        return typeof line === 'string' ? guardFormula(line) : line;
      }),
    );
    if (!started) lines.unshift(columns.map(({ label }) => label));
    const text = stringify(lines, {
      bom: !started,
      delimiter: cellSeparator(locale),
      record_delimiter: 'windows',
      // It quotes a whole record's end only, and most readers end a record at either half of it.
      quoted_match: /[\r\n]/,
    });
    started = true;
    return text;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const batch = await page(after, BATCH);
          // Aborted while it was read: these rows are dropped.
          if (over) return;
          if (batch.length > 0 || !started)
            controller.enqueue(new TextEncoder().encode(part(batch)));
          rows += batch.length;
          after = batch.at(-1)?.id;
          if (batch.length === BATCH) return;
          await finish(true);
          controller.close();
        } catch (error) {
          await finish(false);
          controller.error(new Error('the file ended early', { cause: error }));
        }
      },
      cancel: () => finish(false),
    },
    // Nothing is read ahead: the count is of requested rows.
    new CountQueuingStrategy({ highWaterMark: 0 }),
  );
}
