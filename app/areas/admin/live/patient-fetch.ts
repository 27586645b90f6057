// Specification §8 and §9: these are tried again, from 200 ms, doubling, within 30 s.
const PASSING = new Set([502, 503, 504]);
const FIRST_PAUSE_MS = 200;
const ALL_WITHIN_MS = 30_000;

const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/** `fetch` that does not mind a server which is away for a moment. Resolves to the last answer. */
export async function patientFetch(address: string, init?: RequestInit): Promise<Response> {
  const started = Date.now();
  for (let wait = FIRST_PAUSE_MS; ; wait *= 2) {
    const answer = await fetch(address, init);
    const late = Date.now() + wait - started > ALL_WITHIN_MS;
    if (!PASSING.has(answer.status) || late) return answer;
    await pause(wait);
  }
}
