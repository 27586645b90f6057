/** In the address of a link to a password: the account has none yet. It changes words, nothing else. */
export const FIRST_QUERY = 'first';
