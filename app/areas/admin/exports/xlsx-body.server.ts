import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type FileSource, type FileWriter, fileBody, type Sent } from './file-body.server.ts';

/** Of a sheet, the heads included, and of a cell. */
const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OF_SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook beside its sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${OF_SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OF_SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${OF_SHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is that of the heads.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};
const BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>`;
const END = '</sheetData></worksheet>';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) =>
  text
    .slice(0, MOST_LETTERS)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
    // What looks like the escape of a letter would become that letter.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** A text is typed as one, so that no program runs it as a formula. */
const cellOf = (cell: string | number, style: string) =>
  typeof cell === 'number' && Number.isFinite(cell)
    ? `<c${style}><v>${cell}</v></c>`
    : `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;

const rowOf = (cells: readonly (string | number)[], style = '') =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`;

/** A workbook of one sheet, compressed as its rows come. `full` is its last row, where there are more than fit. */
export function xlsxWriter(full: string, most = MOST_ROWS): FileWriter {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    return bytes;
  };
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  let free = most - 1;
  return {
    head: (labels) => {
      for (const [name, text] of Object.entries(PARTS)) {
        const part = new ZipDeflate(name);
        zip.add(part);
        part.push(strToU8(XML + text), true);
      }
      zip.add(sheet);
      sheet.push(strToU8(BEGIN + rowOf(labels, ' s="1"')));
      return taken();
    },
    rows: (rows) => {
      const over = rows.length > free;
      const fitting = over ? rows.slice(0, free - 1) : rows;
      const lines = fitting.map((cells) => rowOf(cells));
      if (over) lines.push(rowOf([full]));
      free -= lines.length;
      if (lines.length > 0) sheet.push(strToU8(lines.join('')));
      return { bytes: taken(), full: over };
    },
    end: () => {
      sheet.push(strToU8(END), true);
      zip.end();
      return taken();
    },
  };
}

/** A list as XLSX. */
export const xlsxBody = <Row extends { id: string }>(
  source: FileSource<Row>,
  full: string,
  ended: (sent: Sent) => Promise<void>,
): ReadableStream<Uint8Array> => fileBody(source, xlsxWriter(full), ended);
