/** Rows in one transaction of a bulk change: few enough that other requests run between two, as the embedded
 * database has one connection. */
const BATCH = 200;
/** The limit of list counts. */
const MOST_AT_ONCE = 10_000;

/** The next rows: those behind `after`, at most `limit`. */
export type BatchPart = { after: string | undefined; limit: number };

/**
 * Processes the rows of a list batch by batch: `handle` finds the next ones, changes them, and returns their
 * ids in order. Ends with a batch that is not full, or once `most` rows were found; returns how many were.
 */
export async function eachBatch(
  handle: (part: BatchPart) => Promise<readonly string[]>,
  most = MOST_AT_ONCE,
): Promise<number> {
  let found = 0;
  let after: string | undefined;
  do {
    const ids = await handle({ after, limit: BATCH });
    found += ids.length;
    after = ids.length === BATCH ? ids.at(-1) : undefined;
  } while (after && found < most);
  return found;
}

/** The ids of all rows of a list, for a change after which its filter would find others. */
export async function allIds(find: (part: BatchPart) => Promise<readonly string[]>) {
  const all: string[] = [];
  await eachBatch(async (part) => {
    const ids = await find(part);
    all.push(...ids);
    return ids;
  });
  return all;
}

/** Changes rows batch by batch; returns the sum of what each `change` returns. */
export async function changeInBatches(
  ids: readonly string[],
  change: (some: string[]) => Promise<number>,
): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    changed += await change(ids.slice(at, at + BATCH));
  }
  return changed;
}

/** Undoes a bulk change batch by batch, however many rows it had; returns how many were restored. */
export async function undoInBatches(
  undo: (part: {
    after: string | null;
    limit: number;
  }) => Promise<readonly { id: string; went: boolean }[]>,
): Promise<number> {
  let restored = 0;
  await eachBatch(async ({ after = null, limit }) => {
    const rows = await undo({ after, limit });
    restored += rows.filter(({ went }) => went).length;
    return rows.map(({ id }) => id);
  }, Number.POSITIVE_INFINITY);
  return restored;
}
