import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { THEME_SCRIPT } from './areas/site/theme-script.ts';
import {
  DEVELOPMENT_POLICY,
  hashedPolicy,
  noncePolicy,
} from './platform/content-security.server.ts';
import { log } from './platform/log.server.ts';
import { requestFacts } from './platform/request-context.server.ts';
import { rowOf } from './route-table.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** Renders a page: at once and whole where the HTML is shared, streamed where it is hydrated. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  const { matches, loaderData } = router.staticHandlerContext;
  const leaf = matches.at(-1)?.route.id;
  const hydrate = leaf !== undefined && (rowOf(leaf)?.hydrate ?? false);
  const { nonce } = context.get(requestFacts);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    import.meta.env.DEV
      ? DEVELOPMENT_POLICY
      : hydrate
        ? noncePolicy(nonce)
        : hashedPolicy({
            scripts: [THEME_SCRIPT],
            styles: [(loaderData?.['root'] as { brandCss?: string } | undefined)?.brandCss ?? ''],
          }),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = <ServerRouter context={router} url={request.url} nonce={nonce} />;
  if (!hydrate) {
    return new Response(Buffer.from(`<!DOCTYPE html>${renderToString(page)}`), { status, headers });
  }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        const body = new PassThrough({
          // A timer left running would keep the whole render alive until it fires.
          final(done) {
            clearTimeout(timer);
            done();
          },
        });
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => log.error({ err: error }, 'render failed'),
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Crashes are logged with their request id by the server; React Router must not print them too. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A method no page has, or an address none lives at, is the asker's fault and no crash.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, requestId: context.get(requestFacts).id, url: request.url }, 'crash');
}
