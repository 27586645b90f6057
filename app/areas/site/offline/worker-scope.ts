import type { Locale } from '#app/i18n/locale.ts';

/*
 * The few members of a service worker's scope that ours uses. TypeScript's own types of it conflict with
 * those of a page in one program.
 */

export type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type AskEvent = LifeEvent & {
  request: Request;
  /** The response to a navigation, requested while the worker was still starting. */
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
    (type: 'sync', listener: (event: LifeEvent & { tag: string }) => void): void;
  };
};

/** Constants that the build writes into the worker. */
export type WorkerBuild = {
  /** A hash of all built files: another build, another worker, other copies. */
  version: string;
  offline: Readonly<Record<Locale, string>>;
  /** The page that lists saved posts. */
  savedPosts: Readonly<Record<Locale, string>>;
  /** Expression for the addresses of the forms whose posts are saved. */
  forms: string;
  /** Where anonymous visitors are redirected: anyone allowed onto it is not signed in. */
  auth: string;
  /** The one page below it that is for signed-in users. */
  account: string;
  /** The first segments of the areas behind sign-in, with the sign-in pages among them. */
  areas: readonly string[];
  /** The first segment of the client portal. */
  portal: string;
  /** The portal's own offline page. */
  clientOffline: string;
  /** The script of the portal's pages, in its files. */
  clientScripts: readonly string[];
  /** The sign-out address. */
  signOut: string;
  /** The address that sets the language of the areas. */
  language: string;
};
