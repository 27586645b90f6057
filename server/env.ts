import type { HttpBindings } from '@hono/node-server';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';

/** What the middleware of a request shares. */
export type Env = { Bindings: HttpBindings; Variables: { facts: RequestFacts } };
