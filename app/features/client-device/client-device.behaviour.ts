/** Pages of the portal, and those where somebody signs out, have a script of their own. */
export function start(root: Document): void {
  const place = root.querySelector<HTMLElement>('[data-client-device]');
  if (!place) return;
  // Without it the page is as it was made, and works.
  import('./start-device.ts').then(({ startDevice }) => startDevice(place)).catch(() => {});
}
