const LOCK = 'client-copies';

/**
 * One at a time, the page and the service worker alike: whoever opens a cache makes it, and one that was let
 * go of meanwhile would be there again.
 */
export async function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
