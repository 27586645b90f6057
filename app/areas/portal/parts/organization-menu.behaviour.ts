/** Loads the keys of the list of a user's clients, where there is one: other pages do without them. */
export function start(root: Document): void {
  const fold = root.querySelector<HTMLDetailsElement>('details.portal-org');
  if (fold) void import('./organization-menu.ts').then((menu) => menu.default(fold));
}
