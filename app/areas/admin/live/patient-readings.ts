import { askPatiently, isPassing } from './patient-fetch.ts';

/** Set on the site's own answers; a 502 of a proxy has none. */
const OWN = 'X-Remix-Response';

/** Somebody is at work on it, and may have typed: there is nothing better to show in its place. */
const OPEN_SCREEN = { withinMs: Number.POSITIVE_INFINITY, longestPauseMs: 5_000 };

const isReading = (
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): input is URL =>
  input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET';

const isOfOpenScreen = ({ pathname }: URL): boolean =>
  pathname === `${location.pathname.replace(/\/$/, '')}.data`;

/** The answer once all of it is there: one that breaks off in the middle is none. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** The site's own 503 (its database is away) takes the place of another screen, but not of the open one. */
const isWorthAnother =
  (open: boolean) =>
  (came: Response | Error): boolean =>
    came instanceof Error
      ? came.name !== 'AbortError'
      : isPassing(came) && (open || !came.headers.has(OWN));

/**
 * The router asks once for the data of a screen, and puts the crash screen in its place when no
 * answer comes. An open screen is read anew whenever something changes, so that a server which
 * starts again in that moment would cost somebody what she is typing there: it is asked until it
 * answers, and for another screen as long as for everything else. Nothing that is posted is repeated.
 */
export function readPatiently(): void {
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    if (!isReading(input, init)) return plain(input, init);
    const ask = async () => whole(await plain(input, init));
    const open = isOfOpenScreen(input);
    return askPatiently(ask, isWorthAnother(open), open ? OPEN_SCREEN : {});
  };
}
