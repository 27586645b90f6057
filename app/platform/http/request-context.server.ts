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
  /** Whether its sender left before the whole of it had come: what fails then is no crash of ours. */
  brokeOff: () => boolean;
  /** What limits count the person by; null where the address is private or a proxy's own, and so
   * stands for many. */
  network: string | null;
};

export const requestFacts = createContext<RequestFacts>();

/** Whether a page is only looked at before it is public: it then runs no script, so that nothing is
 * counted, sent or kept on the way. */
export const isPreview = createContext(false);

/** Renders a public page as an anonymous visitor would get it, but anew and for this request alone. */
export const freshPublicPage = createContext<(path: string) => Promise<Response>>();
