/** How many rows a file will have, beside the file; more than MOST_COUNTED is not counted on. */
export const TOTAL_HEADER = 'x-total-rows';
export const MOST_COUNTED = 10_000;
