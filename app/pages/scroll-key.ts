/** Session-storage key: how far each screen of the admin area was scrolled. */
export const SCROLL_KEY = 'forja-scroll';
