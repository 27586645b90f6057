/** Local-storage key of what staff have begun to write; declared on /cookies. Here, so that the page
 * after a sign-out can forget it without the composer. */
export const DRAFTS_KEY = 'forja-drafts';
