/** How many rows a file will have, beside the file; more than MOST_COUNTED is not counted on. */
export const TOTAL_HEADER = 'x-total-rows';
export const MOST_COUNTED = 10_000;
/** Larger files are asked about before they are made. */
export const ASK_ABOVE = 1000;
