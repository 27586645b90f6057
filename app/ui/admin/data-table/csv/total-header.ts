/** How many rows a file will have, in a header; more than MOST_COUNTED is not counted. */
export const TOTAL_HEADER = 'x-total-rows';
export const MOST_COUNTED = 10_000;
/** Larger files need a confirmation. */
export const CONFIRM_ABOVE = 1000;

/** The parameter of a file's address that names its format; without it a file is CSV. */
export const FORMAT_PARAM = 'file';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
