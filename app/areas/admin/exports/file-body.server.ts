import type { Locale } from '#app/i18n/locale.ts';

const BATCH = 500;

/** A column of a file: its head, and its cells, in the language of the reader. */
export type FileColumn<Row> = {
  label: string;
  cell: (row: Row) => string | number;
};

export type FileSource<Row extends { id: string }> = {
  locale: Locale;
  /** So many rows behind the given one, in the order of the list. */
  page: (after: string | undefined, limit: number) => Promise<Row[]>;
  columns: readonly FileColumn<Row>[];
};

export type Sent = {
  /** Rows passed on to be sent: when the file breaks off, the last ones may not have arrived. */
  rows: number;
  complete: boolean;
};

type Cells = readonly (string | number)[];

/** A file format: what is sent for the heads, for some rows, and at the end. */
export type FileWriter = {
  head: (labels: readonly string[]) => Uint8Array;
  /** `full`: the file takes no further rows. */
  rows: (rows: readonly Cells[]) => { bytes: Uint8Array; full: boolean };
  end: () => Uint8Array;
};

/**
 * A list as a file, read in parts as the browser accepts it, so that no file is ever in memory as a whole. `ended` is
 * called once, when all was passed on or the stream broke off.
 */
export function fileBody<Row extends { id: string }>(
  { page, columns }: Pick<FileSource<Row>, 'page' | 'columns'>,
  writer: FileWriter,
  ended: (sent: Sent) => Promise<void>,
): ReadableStream<Uint8Array> {
  let after: string | undefined;
  let rows = 0;
  let over = false;
  let started = false;
  const finish = async (complete: boolean) => {
    if (over) return;
    over = true;
    await ended({ rows, complete });
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const send = (bytes: Uint8Array) => {
          if (bytes.length > 0) controller.enqueue(bytes);
        };
        try {
          const batch = await page(after, BATCH);
          // Aborted while it was read: these rows are dropped.
          if (over) return;
          if (!started) send(writer.head(columns.map(({ label }) => label)));
          started = true;
          const cells = batch.map((row) => columns.map(({ cell }) => cell(row)));
          const { bytes, full } = writer.rows(cells);
          send(bytes);
          rows += batch.length;
          after = batch.at(-1)?.id;
          if (batch.length === BATCH && !full) return;
          send(writer.end());
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
