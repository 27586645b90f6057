// Specification §8 and §9: these are tried again, from 200 ms, doubling, within 30 s.
const PASSING = new Set([502, 503, 504]);
const FIRST_PAUSE_MS = 200;
const ALL_WITHIN_MS = 30_000;

const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/** An answer that says "not now", whoever says it. */
export const isPassing = ({ status }: Response): boolean => PASSING.has(status);

/** Asks until `again` is content with what came, an answer or a failure, and gives that, or the last. */
export async function askPatiently(
  ask: () => Promise<Response>,
  again: (came: Response | Error) => boolean,
): Promise<Response> {
  const started = Date.now();
  for (let wait = FIRST_PAUSE_MS; ; wait *= 2) {
    const came = await ask().catch((error: Error) => error);
    const late = Date.now() + wait - started > ALL_WITHIN_MS;
    if (late || !again(came)) {
      if (came instanceof Error) throw came;
      return came;
    }
    await pause(wait);
  }
}

/** `fetch` that does not mind a server which is away for a moment. Resolves to the last answer. */
export function patientFetch(address: string, init?: RequestInit): Promise<Response> {
  return askPatiently(
    () => fetch(address, init),
    (came) => came instanceof Response && isPassing(came),
  );
}
