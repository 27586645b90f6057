/** Local-storage key of the visitor's theme choice; declared on /cookies. Apart from the script that reads
 * it, so that browsers do not load that twice. */
export const THEME_KEY = 'theme';
