import { log } from '#app/platform/log/log.server.ts';
import type { PostFault } from './post-shape.ts';

const WINDOW_MS = 15 * 60_000;
/** Posts of one network within a window that may be refused for their shape. */
const MOST_REFUSED = 30;
/** So many networks are counted; a stranger with more addresses must not fill the memory. */
const MOST_NETWORKS = 10_000;
/** Bytes that are always looked at: no lead is lost for a neighbour of the same network. */
const ORDINARY_BYTES = 16 * 1024;

let networks = new Map<string, number>();
let refused: Partial<Record<PostFault, number>> = {};
let unknownNames = 0;
let windowOpen = false;

/** One line for each window in which there was anything, however much it was. */
function endWindow(): void {
  windowOpen = false;
  log.warn(
    { refused, unknownNames, networks: networks.size },
    'posts: refused shapes, dropped names',
  );
  networks = new Map();
  refused = {};
  unknownNames = 0;
}

function beginWindow(): void {
  if (windowOpen) return;
  windowOpen = true;
  setTimeout(endWindow, WINDOW_MS).unref();
}

/**
 * Whether a post of this size may be looked at. Counted by this process alone and in memory, for a
 * row each would cost more than what it keeps away. A network that stands for many (null) has no limit.
 */
export const mayBeRead = (network: string | null, bytes: number): boolean =>
  bytes <= ORDINARY_BYTES || network === null || (networks.get(network) ?? 0) < MOST_REFUSED;

/** Counts a post that was refused before it was parsed. */
export function countRefused(network: string | null, why: PostFault): void {
  beginWindow();
  refused[why] = (refused[why] ?? 0) + 1;
  if (network === null) return;
  const known = networks.get(network);
  if (known !== undefined || networks.size < MOST_NETWORKS) {
    networks.set(network, (known ?? 0) + 1);
  }
}

/** Counts names of a post that were dropped because no form has them: browser extensions add some. */
export function countUnknownNames(count: number): void {
  if (count === 0) return;
  beginWindow();
  unknownNames += count;
}
