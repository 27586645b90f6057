import { askPatiently, isPassing } from './patient-fetch.ts';

/** Said by the site's own answers; a 502 of whatever stands before it has none. */
const OWN = 'X-Remix-Response';

const isReading = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean =>
  input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET';

/** The answer once all of it is there: one that breaks off in the middle is none. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

const isWorthAnother = (came: Response | Error): boolean =>
  came instanceof Error ? came.name !== 'AbortError' : isPassing(came) && !came.headers.has(OWN);

/**
 * The router asks once for the data of a screen, and puts the crash screen in its place when no
 * answer comes. An open screen is read anew whenever something changes, so that a server which
 * starts again in that moment would cost somebody what she is typing there: such a reading is tried
 * again. Nothing that is posted is.
 */
export function readPatiently(): void {
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) =>
    isReading(input, init)
      ? askPatiently(async () => whole(await plain(input, init)), isWorthAnother)
      : plain(input, init);
}
