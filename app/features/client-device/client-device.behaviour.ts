/** Pages of the portal, and those with a sign-out, have a script of their own. */
export function start(root: Document): void {
  const place = root.querySelector<HTMLElement>('[data-client-device]');
  if (!place) return;
  // The page works without it.
  import('./start-device.ts').then((module) => module.startDevice(place)).catch(() => {});
}
