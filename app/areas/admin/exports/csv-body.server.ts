import { stringify } from 'csv-stringify/sync';
import { cellSeparator } from '#app/i18n/format-cell.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { guardFormula } from '#app/platform/text/formula-guard.ts';
import { type FileSource, type FileWriter, fileBody, type Sent } from './file-body.server.ts';

/** CSV in the reader's language; cells that a spreadsheet would run as a formula are escaped. */
function csvWriter(locale: Locale): FileWriter {
  const text = (lines: readonly (readonly (string | number)[])[], bom: boolean) =>
    new TextEncoder().encode(
      stringify(
        lines.map((line) => [...line]),
        {
          bom,
          delimiter: cellSeparator(locale),
          record_delimiter: 'windows',
          // It quotes a whole record's end only, and most readers end a record at either half of it.
          quoted_match: /[\r\n]/,
        },
      ),
    );
  return {
    head: (labels) => text([labels], true),
    rows: (rows) => {
      const guarded = rows.map((cells) =>
        cells.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell)),
      );
      return { bytes: text(guarded, false), full: false };
    },
    end: () => new Uint8Array(),
  };
}

/** A list as CSV. */
export const csvBody = <Row extends { id: string }>(
  source: FileSource<Row>,
  ended: (sent: Sent) => Promise<void>,
): ReadableStream<Uint8Array> => fileBody(source, csvWriter(source.locale), ended);
