import { consentVersion } from '../app/consent/consent-version.ts';
import { areaPaths, authPaths, endpoints } from '../app/paths.ts';
import { areaRoots, endpointRows, publicRows } from '../app/registry.ts';
import { SECRET_ADDRESSES } from '../app/secret-addresses.ts';

/** A route's pattern as a regular expression: `:slug` is one segment. */
const expressionOf = (path: string) => path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');

const ONE_MORE = '/[^/]+';

/** Addresses that no browser should fetch ahead: pages made for each request, and the areas. Every visitor
 * gets it with the first script: equal endings are written once, and what they cover is omitted. */
export const LEFT_ALONE = (() => {
  const pages = publicRows.filter((row) => !row.cache).map((row) => expressionOf(row.path));
  const started = pages
    .filter((page) => page.endsWith(ONE_MORE))
    .map((page) => page.slice(0, -ONE_MORE.length));
  const covered = new RegExp(`^(?:${started.join('|')})${ONE_MORE}$`);
  const whole = pages.filter((page) => !page.endsWith(ONE_MORE) && !covered.test(page));
  return `^(?:(?:${started.join('|')})${ONE_MORE}|${whole.join('|')}|(?:${areaRoots.join('|')})(?:/.*)?)$`;
})();

/** Addresses of forms whose posts the browser saves until the site has answered. */
export const SAVED_FORMS = `^(?:${endpointRows
  .filter((row) => row.saved)
  .map((row) => expressionOf(row.path))
  .join('|')})$`;

/**
 * What the browser's scripts must know of paths and routes, as text that the build puts in its
 * place: the tables themselves are not sent along.
 */
export const browserConstants: Readonly<Record<string, string>> = {
  'import.meta.env.SERVICE_WORKER': JSON.stringify(endpoints.serviceWorker),
  'import.meta.env.LEFT_ALONE': JSON.stringify(LEFT_ALONE),
  'import.meta.env.ACCOUNT': JSON.stringify(authPaths.account),
  'import.meta.env.AUTH': JSON.stringify(areaPaths.auth),
  'import.meta.env.SECOND_STEP': JSON.stringify(authPaths.secondStep),
  'import.meta.env.CONSENT': JSON.stringify(endpoints.consent),
  'import.meta.env.CONSENT_VERSION': JSON.stringify(consentVersion()),
  'import.meta.env.SECRET_ADDRESSES': JSON.stringify(SECRET_ADDRESSES),
  'import.meta.env.COUNTS': JSON.stringify(endpoints.counts),
};
