/** Posts of one kind and network address an hour that are followed up as usual, and that are stored for review. */
const USUAL = 5;
const FOR_REVIEW = 300;
const HOUR_MS = 3_600_000;
/** Counters at most; the oldest make room. */
const MOST_COUNTERS = 20_000;

/** How many posts a visitor may send in a time, and at most those of one network address in an hour. */
export type PostLimit = { most: number; windowMs: number; mostOfAddress?: number };

type Counter = { count: number; bytes: number; until: number };

export type Counted = {
  kind: string;
  client: string | undefined;
  /** Hash of the network address; undefined where it stands for many. */
  address: string | undefined;
  bytes: number;
};

/**
 * The limits on posts while the database, which counts them otherwise, is away: by visitor, by network address,
 * and by the bytes of an address. They are those of one process.
 */
export class PostBudgets {
  #counters = new Map<string, Counter>();
  #mostBytes: number;
  #now: () => number;

  constructor(mostBytes: number, now: () => number = Date.now) {
    this.#mostBytes = mostBytes;
    this.#now = now;
  }

  #counter(key: string, windowMs: number): Counter {
    const known = this.#counters.get(key);
    if (known && known.until > this.#now()) return known;
    const counter = { count: 0, bytes: 0, until: this.#now() + windowMs };
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    for (const oldest of this.#counters.keys()) {
      if (this.#counters.size <= MOST_COUNTERS) break;
      this.#counters.delete(oldest);
    }
    return counter;
  }

  /** Counts a post, unless it is refused. */
  count(post: Counted, limit: PostLimit): 'within' | 'review' | 'refused' {
    const visitor = post.client && this.#counter(`${post.kind} ${post.client}`, limit.windowMs);
    if (visitor && visitor.count >= limit.most) return 'refused';
    const address = post.address && this.#counter(`address ${post.kind} ${post.address}`, HOUR_MS);
    if (address) {
      if (
        address.count >= (limit.mostOfAddress ?? FOR_REVIEW) ||
        address.bytes + post.bytes > this.#mostBytes
      ) {
        return 'refused';
      }
      address.count += 1;
      address.bytes += post.bytes;
    }
    if (visitor) visitor.count += 1;
    return address && address.count > USUAL ? 'review' : 'within';
  }
}
