import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { databaseUnavailable } from './access/unsaved/unsaved-post.server.ts';
import { FORGET_DRAFTS_SCRIPT } from './areas/auth/forget-drafts.tsx';
import { RequestIdProvider } from './areas/site/crash/request-id.ts';
import { entryScript } from './areas/site/entry-script.ts';
import { holdUntil } from './areas/site/hold-until.ts';
import { PREFETCH_RULES } from './areas/site/shell/prefetch-rules.ts';
import type { SiteLayoutData } from './areas/site/site-layout.server.ts';
import { THEME_SCRIPT } from './areas/site/theme-script.ts';
import { hostsOfTags } from './features/analytics/tags/tag-hosts.ts';
import { setDeviceHeaders } from './features/client-device/copy-headers.server.ts';
import { reportCrash } from './features/crash-report/report-crash.server.ts';
import { areaOfPath, pageOfPath } from './pages/alternates.ts';
import type { PageHead } from './pages/page-head.ts';
import { DatabaseUnavailable } from './platform/database/errors.server.ts';
import {
  developmentPolicy,
  hashedPolicy,
  noncePolicy,
} from './platform/http/content-security.server.ts';
import { requestFacts } from './platform/http/request-context.server.ts';
import { log } from './platform/log/log.server.ts';
import { clientEntry } from './platform/pages/client-entry.server.ts';
import { isKeepable, rowOf } from './registry.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** Pages where a user signs out and their unsaved data is deleted. */
const FORGETTING = new Set(['auth.signOut', 'auth.sessions']);

/** The policy of a page without a nonce, since its HTML is shared; in development that of every page. */
function policyOfSharedPage(page: {
  leaf: string | undefined;
  site: SiteLayoutData['site'] | undefined;
  framers: readonly string[];
  brandCss: string;
}): string {
  const { leaf, site, framers, brandCss } = page;
  if (import.meta.env.DEV) return developmentPolicy(framers);
  return hashedPolicy(
    {
      scripts: [
        THEME_SCRIPT,
        entryScript(clientEntry()),
        PREFETCH_RULES,
        ...(leaf !== undefined && FORGETTING.has(leaf) ? [FORGET_DRAFTS_SCRIPT] : []),
        ...(site?.scripts ?? []).flatMap(({ code }) => code ?? []),
      ],
      styles: [brandCss],
    },
    site && hostsOfTags(site.tags, site.scripts),
    framers,
  );
}

/** Renders a page: whole where the HTML is shared, streamed where it is hydrated. */
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
  const { nonce, id } = context.get(requestFacts);
  const site = (loaderData?.['site'] as SiteLayoutData | undefined)?.site;
  const own = leaf === undefined ? undefined : (loaderData?.[leaf] as { head?: PageHead } | null);
  const framers = own?.head?.framed?.by ?? [];
  // For the page cache, which removes it.
  if (leaf !== undefined && rowOf(leaf)?.cache) holdUntil(headers, site?.validUntil);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (areaOfPath(new URL(request.url).pathname)) {
    const keepable = request.method === 'GET' && leaf !== undefined && isKeepable(leaf);
    setDeviceHeaders(headers, context, { status, keepable });
  }
  const { brandCss = '' } = (loaderData?.['root'] ?? {}) as { brandCss?: string };
  headers.set(
    'content-security-policy',
    hydrate && !import.meta.env.DEV
      ? noncePolicy(nonce)
      : policyOfSharedPage({ leaf, site, framers, brandCss }),
  );
  const bare = request.method === 'HEAD';
  if (bare && hydrate) return new Response(null, { status, headers });
  const page = (
    <RequestIdProvider value={id}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </RequestIdProvider>
  );
  if (!hydrate) {
    const html = renderToString(page);
    const body = bare ? null : Buffer.from(`<!DOCTYPE html>${html}`);
    return new Response(body, { status, headers });
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
      onError: (error) => handleError(error, { request, context }),
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** `GET search.en`: the requested route, without anything that the visitor wrote. */
function routeOf({ method, url }: Request): string {
  const { pathname } = new URL(url);
  const page = pageOfPath(pathname);
  const name = page && `${page.name}.${page.locale === 'en' ? 'en' : 'pt'}`;
  return `${method} ${name ?? areaOfPath(pathname) ?? 'elsewhere'}`;
}

/** Every crash is logged, recorded and mailed; React Router must not print it too. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A method that no page has, or an unknown address, is the client's fault and no crash. A database outage
  // (503) is in the log already.
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (request.signal.aborted || status < 500 || status === 503) return;
  // The server responds with the page for an outage, which sends a post again.
  if (error instanceof DatabaseUnavailable) {
    log.warn({ err: error }, 'the database did not accept the work of a request');
    context.set(databaseUnavailable, error);
    return;
  }
  const { id: requestId, brokeOff } = context.get(requestFacts);
  const route = routeOf(request);
  if (brokeOff()) log.info({ requestId, route }, 'a request was aborted');
  else reportCrash(error, { origin: 'page', route, requestId });
}
