// A proxy replies with these while the site restarts; 30 s are longer than a start takes.
const TRANSIENT = new Set([502, 503, 504]);
const FIRST_PAUSE_MS = 200;
const ALL_WITHIN_MS = 30_000;

const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/** A reply that means "not now", from the server or a proxy. */
export const isTransient = ({ status }: { status: number }): boolean => TRANSIENT.has(status);

type RetryLimits = { withinMs?: number; longestPauseMs?: number };

/** Repeats a request while `isRetryable` returns true for its response or failure, and returns the last one. */
export async function requestWithRetry(
  ask: () => Promise<Response>,
  isRetryable: (outcome: Response | Error) => boolean,
  { withinMs = ALL_WITHIN_MS, longestPauseMs = ALL_WITHIN_MS }: RetryLimits = {},
): Promise<Response> {
  const started = Date.now();
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, longestPauseMs)) {
    const outcome = await ask().catch((error: Error) => error);
    const late = Date.now() + wait - started > withinMs;
    if (late || !isRetryable(outcome)) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    await pause(wait);
  }
}

/** `fetch` that retries while a server is unavailable for a moment. Resolves to the last response. */
export function fetchWithRetry(address: string, init?: RequestInit): Promise<Response> {
  return requestWithRetry(
    () => fetch(address, init),
    (outcome) => outcome instanceof Response && isTransient(outcome),
  );
}
