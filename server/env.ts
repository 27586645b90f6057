import type { HttpBindings } from '@hono/node-server';
import type { RouterContextProvider } from 'react-router';
import type { FoundSession } from '#app/access/session.server.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';

/** What the middleware of a request shares. */
export type Env = {
  Bindings: HttpBindings;
  Variables: {
    facts: RequestFacts;
    /** The session of the request, where it has been read. */
    found?: FoundSession;
    /** The whole body of a post that `limit-body.ts` has read. */
    body?: Uint8Array<ArrayBuffer>;
    /** Hands what was found out about a post to the route that renders its page. */
    handOver?: (provider: RouterContextProvider) => void;
  };
};
