import { log } from '#app/platform/log/log.server.ts';
import type { PostFault } from './post-shape.ts';

const WINDOW_MS = 15 * 60_000;
/** Posts of one network within a window that may be refused for their shape. */
const MOST_REFUSED = 30;
/** So many networks are counted; a client with more addresses must not fill the memory. */
const MOST_NETWORKS = 10_000;
/** So many networks of a window are logged one by one; the rest is only counted in the log. */
const MOST_RECORDED = 100;
/** Bytes that are always checked: no lead is lost because of a neighbour in the same network. */
const ORDINARY_BYTES = 16 * 1024;

/** Bytes of files that a network may send within a window: reading alone costs some milliseconds a megabyte. */
const MOST_UPLOADED = 300 * 1024 * 1024;

let networks = new Map<string, number>();
let uploaded = new Map<string, number>();
let recorded = new Set<string>();
let refused: Partial<Record<PostFault, number>> = {};
let unknownNames = 0;
let windowOpen = false;

/** One line for each window with refusals, however many. */
function endWindow(): void {
  windowOpen = false;
  if (networks.size > 0 || unknownNames > 0 || Object.keys(refused).length > 0) {
    log.warn(
      { refused, unknownNames, networks: networks.size },
      'posts: refused shapes, dropped names',
    );
  }
  networks = new Map();
  uploaded = new Map();
  recorded = new Set();
  refused = {};
  unknownNames = 0;
}

function beginWindow(): void {
  if (windowOpen) return;
  windowOpen = true;
  setTimeout(endWindow, WINDOW_MS).unref();
}

/**
 * Whether a post of this size may be checked. Counted by this process alone and in memory, for a row each
 * would cost more than it saves. A network that stands for many (null) has no limit.
 */
export const mayBeRead = (network: string | null, bytes: number): boolean =>
  bytes <= ORDINARY_BYTES || network === null || (networks.get(network) ?? 0) < MOST_REFUSED;

/**
 * Whether a post with files may be read, and counts its bytes, before the first one is read and whether
 * they are stored or not. A post of ordinary size always may.
 */
export function mayUpload(network: string | null, bytes: number): boolean {
  if (network === null || bytes <= ORDINARY_BYTES) return true;
  const before = uploaded.get(network);
  if ((before ?? 0) >= MOST_UPLOADED) return false;
  beginWindow();
  if (before !== undefined || uploaded.size < MOST_NETWORKS) {
    uploaded.set(network, (before ?? 0) + bytes);
  }
  return true;
}

/**
 * Counts a post that was refused before it was parsed. Returns whether to log it: the first of its network
 * in a window is logged, as long as few networks sent any.
 */
export function countRefused(network: string | null, fault: PostFault): boolean {
  beginWindow();
  refused[fault] = (refused[fault] ?? 0) + 1;
  const known = network === null ? undefined : networks.get(network);
  if (network !== null && (known !== undefined || networks.size < MOST_NETWORKS)) {
    networks.set(network, (known ?? 0) + 1);
  }
  // All networks without a key count as one.
  const key = network ?? '';
  const isFirst = !recorded.has(key) && recorded.size < MOST_RECORDED;
  if (isFirst) recorded.add(key);
  return isFirst;
}

/** Counts names of a post that were dropped because no form has them: browser extensions add some. */
export function countUnknownNames(count: number): void {
  if (count === 0) return;
  beginWindow();
  unknownNames += count;
}
