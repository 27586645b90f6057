import { createContext } from 'react-router';

/** What the server settled about a request before React Router saw it. */
export type RequestFacts = {
  id: string;
  /** Origin under which the request is answered; never taken from the Host header unchecked. */
  origin: string;
  businessUnit: string;
  /** Script nonce of hydrated pages. Public pages have none: their HTML is shared. */
  nonce: string;
  /** Address of the person, behind trusted proxies the forwarded one. */
  remoteAddress: string;
};

export const requestFacts = createContext<RequestFacts>();

/** Renders a public page as a stranger would get it, but anew and for this request alone. */
export const freshPublicPage = createContext<(path: string) => Promise<Response>>();
