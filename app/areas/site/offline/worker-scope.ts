import type { Locale } from '#app/i18n/locale.ts';

/*
 * The few things of a service worker's scope that ours uses. TypeScript's own description of it
 * cannot stand beside that of a page in one program.
 */

export type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type AskEvent = LifeEvent & {
  request: Request;
  /** The answer to a navigation, asked for while the worker was still starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<{ url: string }[]>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (type: 'fetch', listener: (event: AskEvent) => void): void;
  };
};

/** What the build writes into the worker. */
export type WorkerBuild = {
  /** Of everything that was built: another build, another worker, other copies. */
  version: string;
  offline: Readonly<Record<Locale, string>>;
  /** Where anonymous visitors are redirected: anyone allowed onto it is not signed in. */
  auth: string;
  /** The one page below it that is for signed-in people. */
  account: string;
  /** Where the areas behind sign-in begin, the one where people sign in among them. */
  areas: readonly string[];
  /** Where the client portal begins. */
  portal: string;
  /** Where its own offline page is. */
  clientOffline: string;
  /** The script of the portal's pages, in its files. */
  clientScripts: readonly string[];
  /** Where somebody signs out. */
  signOut: string;
  /** Where the language of the areas is chosen. */
  language: string;
};
