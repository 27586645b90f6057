import * as build from 'virtual:react-router/server-build';
import type { Handler } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { SECURITY_HEADERS } from '#app/platform/content-security.server.ts';
import { requestFacts, type Session, session } from '#app/platform/request-context.server.ts';
import { bareCrashScreen } from './crash-answer.ts';
import type { Env } from './env.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Finds who is signed in. */
export type SessionOf = (request: Request) => Session | Promise<Session>;

/** React Router's own words, when the crash screen crashed too. */
const isLastResort = ({ status, headers }: Response) =>
  import.meta.env.PROD && status === 500 && headers.get('content-type') === 'text/plain';

/** Hands the request to React Router with the facts the server settled and the person's session. */
export const reactRouter =
  (sessionOf: SessionOf): Handler<Env> =>
  async (context) => {
    const request = context.req.raw;
    const provider = new RouterContextProvider();
    provider.set(requestFacts, context.get('facts'));
    provider.set(session, await sessionOf(request));
    const answer = await handle(request, provider);
    const response = isLastResort(answer) ? await bareCrashScreen(context) : answer;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };

/** Address of the browser's entry module in this build. */
export const entryModule = build.assets?.entry.module;
