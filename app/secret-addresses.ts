import { secretsMasker } from './mask-secrets.ts';
import { endpoints, paths } from './paths.ts';
import { endpointRows, routeTable } from './registry.ts';

type Declared = { path: string; secrets: readonly string[] };

const inBothLanguages = (path: string | { pt: string; en: string }) =>
  typeof path === 'string' ? [path] : [path.pt, path.en];

/** Every address whose pattern or query holds a secret, with the names of the secrets. */
export const declaredSecrets: readonly Declared[] = [
  ...routeTable,
  ...endpointRows.map(({ path, secrets = [] }) => ({ path, secrets })),
].filter(({ secrets }) => secrets.length > 0);

/** Also unescaped, escaped once or more, in the query of another address. */
const SLASH = '(?:/|%(?:25)*2f)+';
const VALUE = String.raw`(?:(?!%(?:25)*(?:2f|3f|23|26))[^/?#&\s"'<>\\])+`;
const ENDS = String.raw`(?![^/?#&%\s"'<>\\])`;

const started = [
  ...new Set(
    declaredSecrets.flatMap(({ path, secrets }) =>
      secrets
        .filter((name) => path.includes(`/:${name}`))
        .map((name) => path.split(`/:${name}`)[0]),
    ),
  ),
].filter((prefix) => prefix !== undefined);

/** Words in the place of a secret that are none: `/feedback/sair`. */
const literals = [
  ...new Set(
    [...Object.values(paths), ...Object.values(endpoints)]
      .flatMap(inBothLanguages)
      .flatMap((path) =>
        started.flatMap((prefix) => {
          const [next = ':'] = path.startsWith(`${prefix}/`)
            ? path.slice(prefix.length + 1).split('/')
            : [];
          return next.startsWith(':') ? [] : [next.replaceAll('.', String.raw`\.`)];
        }),
      ),
  ),
];

/** The pattern of a route, as a lead keeps it for its page: `/feedback/:token`. */
const PLACEHOLDER = ':[a-z]+';

const queryNames = [
  ...new Set(
    declaredSecrets.flatMap(({ path, secrets }) =>
      secrets.filter((name) => !path.includes(`:${name}`)),
    ),
  ),
];

const prefixes = started
  .filter((prefix) => !started.some((other) => prefix !== other && prefix.endsWith(other)))
  .map((prefix) => SLASH + prefix.slice(1).split('/').join(SLASH));

/**
 * The secrets of an address, as a regular expression that JavaScript and PostgreSQL read alike (flags g,
 * i); its one group stays. `private.mask_secrets()` and a migration hold it word for word.
 */
export const SECRET_ADDRESSES = `(${[
  `(?<!admin)(?:${prefixes.join('|')})${SLASH}(?!(?:${[...literals, PLACEHOLDER].join('|')})${ENDS})`,
  `(?:[?&;]|%(?:25)*(?:3f|26))(?:${queryNames.join('|')})(?:=|%(?:25)*3d)`,
].join('|')})${VALUE}`;

/** Masks the secrets of all addresses in a text. */
export const maskSecrets = secretsMasker(SECRET_ADDRESSES);
