/** Text that a spreadsheet runs as a formula, in ASCII and full width, behind any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell of a file for spreadsheets, with an apostrophe before text that one would run as a formula. */
export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The text of a cell that `guardFormula`, or a spreadsheet in the same way, has written. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
