import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { SECURITY_HEADERS } from '#app/platform/content-security.server.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import type { Env } from './env.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Hands the request to React Router with the facts the server settled. */
export async function reactRouter(context: Context<Env>): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(requestFacts, context.get('facts'));
  const response = await handle(context.req.raw, provider);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

/** Address of the browser's entry module in this build. */
export const entryModule = build.assets?.entry.module;
