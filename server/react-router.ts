import * as build from 'virtual:react-router/server-build';
import type { Handler } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { documentOfRefusal } from '#app/access/refusal-document.server.ts';
import { readSession, session, sessionUnread } from '#app/access/session.server.ts';
import {
  databaseUnavailable,
  rememberPost,
  unsavedPost,
} from '#app/access/unsaved/unsaved-post.server.ts';
import { headReader } from '#app/pages/head-reader.ts';
import { rootData } from '#app/pages/root-data.server.ts';
import {
  freshPublicPage,
  isPreview,
  type RequestFacts,
  requestFacts,
} from '#app/platform/http/request-context.server.ts';
import { bareAwayScreen, bareCrashScreen } from './crash-answer.ts';
import type { Env } from './env.ts';
import { headOfPage } from './page-heads.ts';
import { refusePost } from './posts/refuse-post.ts';
import { setResponseHeaders } from './response-headers.ts';

/** Public pages are the same for everybody: whose session it is, is not even asked there. */
const PRIVATE = /^\/(auth|admin|portal)(\/|\.data$|$)/;

type Route = { id: string; parentId?: string | undefined; path?: string | undefined };

/** The routes of public pages. */
function publicRoutes<Each extends Route>(routes: Record<string, Each | undefined>) {
  const addressOf = ({ parentId, path = '' }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return `${parent ? addressOf(parent) : ''}${path === '' ? '' : `/${path}`}`;
  };
  const isPublic = (route: Each | undefined) => !route || !PRIVATE.test(addressOf(route));
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isPublic(route)));
}

const answerPrivate = createRequestHandler(build, import.meta.env.MODE);
/** Without the routes of the areas, since React Router builds the router of all routes for each rendered page. */
const answerPublic = createRequestHandler(
  {
    ...build,
    routes: publicRoutes(build.routes),
    assets: { ...build.assets, routes: publicRoutes(build.assets.routes) },
  },
  import.meta.env.MODE,
);

function handle(request: Request, provider: RouterContextProvider): Promise<Response> {
  const answer = PRIVATE.test(new URL(request.url).pathname) ? answerPrivate : answerPublic;
  return answer(request, provider);
}

/** React Router's own words, when the crash screen crashed too. */
const isLastResort = ({ status, headers }: Response) =>
  import.meta.env.PROD && status === 500 && headers.get('content-type') === 'text/plain';

/** A page for nobody in particular: neither cookies nor session, like the shared ones. */
const sharedPage = (facts: RequestFacts) => (path: string) => {
  const provider = new RouterContextProvider();
  provider.set(requestFacts, facts);
  provider.set(session, null);
  provider.set(isPreview, true);
  return handle(new Request(new URL(path, facts.origin)), provider);
};

/**
 * What React Router answers. A request whose work the database did not take is answered again, by the
 * page that says so and sends a post again.
 */
async function answerOf(request: Request, provider: RouterContextProvider): Promise<Response> {
  const answer = await handle(request, provider);
  if (answer.status < 500 || !provider.get(databaseUnavailable)) return answer;
  const { url, method, headers } = request;
  return handle(new Request(url, { method, headers }), provider);
}

/** A browser that opened a file has no use for the JSON with which React Router refuses those addresses. */
const isRefusedFile = (request: Request, { status, headers }: Response) =>
  status === 503 &&
  headers.get('content-type') === 'application/json' &&
  (request.headers.get('accept') ?? '').includes('text/html');

/** A document of a page that takes no posts; a screen's data says so itself. */
const isRefusedMethod = ({ status, headers }: Response) =>
  status === 405 && (headers.get('content-type') ?? '').startsWith('text/html');

/** Passes the request to React Router with the facts of the server and the session of the user. */
export const reactRouter: Handler<Env> = async (context) => {
  const request = context.req.raw;
  const facts = context.get('facts');
  const provider = new RouterContextProvider();
  provider.set(requestFacts, facts);
  provider.set(headReader, (page) => headOfPage(page, facts));
  const found = PRIVATE.test(new URL(request.url).pathname)
    ? (context.get('found') ?? (await readSession(request, facts.remoteAddress)))
    : { session: null, cookies: [] };
  provider.set(session, found.session);
  provider.set(sessionUnread, found.unread ?? null);
  provider.set(unsavedPost, rememberPost(request));
  provider.set(documentOfRefusal, async () => ({
    root: await rootData(request, provider),
    frame: null,
  }));
  provider.set(freshPublicPage, sharedPage(facts));
  context.get('handOver')?.(provider);
  const answer = await answerOf(request, provider);
  const response = isLastResort(answer)
    ? await bareCrashScreen(context)
    : isRefusedFile(request, answer)
      ? await bareAwayScreen(context)
      : isRefusedMethod(answer)
        ? refusePost(context, 'method')
        : answer;
  setResponseHeaders(request, response);
  // What an action sets (a sign-out) comes after, and counts.
  const own = response.headers.getSetCookie();
  response.headers.delete('set-cookie');
  for (const cookie of [...found.cookies, ...own]) response.headers.append('set-cookie', cookie);
  return response;
};

/** Address of the browser's entry module in this build. */
export const entryModule = build.assets?.entry.module;
