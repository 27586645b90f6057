// A proxy replies with these while the site restarts; 30 s are longer than a start takes.
const PASSING = new Set([502, 503, 504]);
const FIRST_PAUSE_MS = 200;
const ALL_WITHIN_MS = 30_000;

const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/** A reply that means "not now", from the server or a proxy. */
export const isPassing = ({ status }: { status: number }): boolean => PASSING.has(status);

type Patience = { withinMs?: number; longestPauseMs?: number };

/** Repeats a request while `again` returns true for its response or failure, and returns the last one. */
export async function askPatiently(
  ask: () => Promise<Response>,
  again: (came: Response | Error) => boolean,
  { withinMs = ALL_WITHIN_MS, longestPauseMs = ALL_WITHIN_MS }: Patience = {},
): Promise<Response> {
  const started = Date.now();
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, longestPauseMs)) {
    const came = await ask().catch((error: Error) => error);
    const late = Date.now() + wait - started > withinMs;
    if (late || !again(came)) {
      if (came instanceof Error) throw came;
      return came;
    }
    await pause(wait);
  }
}

/** `fetch` that retries while a server is unavailable for a moment. Resolves to the last response. */
export function patientFetch(address: string, init?: RequestInit): Promise<Response> {
  return askPatiently(
    () => fetch(address, init),
    (came) => came instanceof Response && isPassing(came),
  );
}
