const LOCK = 'client-copies';

/**
 * Serializes the page and the service worker. Opening a cache creates it, so a cache deleted meanwhile
 * would come back.
 */
export async function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
