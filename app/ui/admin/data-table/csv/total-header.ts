/** How many rows a file will have, in a header; more than MOST_COUNTED is not counted. */
export const TOTAL_HEADER = 'x-total-rows';
export const MOST_COUNTED = 10_000;
/** Larger files need a confirmation. */
export const ASK_ABOVE = 1000;
