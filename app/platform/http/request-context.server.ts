import { createContext } from 'react-router';

/** What the server resolved about a request before React Router saw it. */
export type RequestFacts = {
  id: string;
  /** Origin of the request; never taken from the Host header unchecked. */
  origin: string;
  businessUnit: string;
  /** Script nonce of hydrated pages. Public pages have none: their HTML is shared. */
  nonce: string;
  /** Address of the client, behind trusted proxies the forwarded one. */
  remoteAddress: string;
  /** Whether its sender disconnected before the whole of it had arrived: a failure then is no crash of ours. */
  brokeOff: () => boolean;
  /** The key by which limits count the client; null where the address is private or a proxy's own, and so
   * stands for many. */
  network: string | null;
};

export const requestFacts = createContext<RequestFacts>();

/** Whether a page is only previewed: it then runs no script, so that nothing is counted, sent or stored. */
export const isPreview = createContext(false);

/** Renders a public page as an anonymous visitor gets it, for this request only and without the cache. */
export const freshPublicPage = createContext<(path: string) => Promise<Response>>();
