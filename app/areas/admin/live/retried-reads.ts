import { isTransient, requestWithRetry } from './retrying-fetch.ts';

/** Set on the site's own responses; a 502 of a proxy has none. */
const OWN = 'X-Remix-Response';

/** The user is at work on it, and may have typed: no error should replace it. */
const OPEN_SCREEN = { withinMs: Number.POSITIVE_INFINITY, longestPauseMs: 5_000 };

const isRead = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined): input is URL =>
  input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET';

const isOfOpenScreen = ({ pathname }: URL): boolean =>
  pathname === `${location.pathname.replace(/\/$/, '')}.data`;

/** The response once all of it has arrived: one that breaks off counts as none. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** The site's own 503 (a database outage) replaces another screen, but not the open one. */
const isRetryable =
  (open: boolean) =>
  (outcome: Response | Error): boolean =>
    outcome instanceof Error
      ? outcome.name !== 'AbortError'
      : isTransient(outcome) && (open || !outcome.headers.has(OWN));

/**
 * The router requests the data of a screen once, and shows the crash screen when no response comes. An open
 * screen reloads whenever something changes, so a server restart at that moment would lose what the user is
 * typing. The reload is therefore retried until it succeeds. The data of another screen is retried as long
 * as any other request. A post is never repeated.
 */
export function retryReads(): void {
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    if (!isRead(input, init)) return plain(input, init);
    const ask = async () => whole(await plain(input, init));
    const open = isOfOpenScreen(input);
    return requestWithRetry(ask, isRetryable(open), open ? OPEN_SCREEN : {});
  };
}
