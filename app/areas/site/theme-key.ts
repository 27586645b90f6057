/** Local-storage key of the visitor's theme choice; declared on /cookies. */
export const THEME_KEY = 'theme';
