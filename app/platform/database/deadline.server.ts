/** How long closing the database waits for running statements, in milliseconds. */
export const CLOSE_WAIT_MS = 5_000;

/** Whether a promise settles within so many milliseconds. Never rejects, never keeps the process alive. */
export async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const timeUp = Promise.withResolvers<false>();
  const timer = setTimeout(() => timeUp.resolve(false), ms);
  timer.unref();
  const settled = promise.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, timeUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}
