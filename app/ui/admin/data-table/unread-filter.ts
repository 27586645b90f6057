/** The code of a refusal: a filter in the address cannot be read, so it is unknown which rows match. */
export const UNREAD_FILTER = 'unread_filter';
