/** How long a test or a hook may take, in milliseconds. */
export const PATIENCE_MS = 180_000;

/** Waits for an event: checked often, until the time of the test itself is over. */
export const UNTIL = { timeout: PATIENCE_MS, interval: 20 };
