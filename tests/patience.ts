/** How long a test or a hook may take, in milliseconds. */
export const PATIENCE_MS = 180_000;

/** Waiting for what comes: asked often, and given up only when the test has no time left anyway. */
export const UNTIL = { timeout: PATIENCE_MS, interval: 20 };
