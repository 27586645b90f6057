import { areaPaths, paths } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';

/** Pages whose address identifies nobody. */
const PLAIN: ReadonlySet<string> = new Set(
  Object.values(paths)
    .flatMap(({ pt, en }) => [pt, en])
    .filter((path) => !path.includes(':')),
);

/** Replaces the path of a link that grants access. */
const MASK = '…';
/** A link may end with the sentence; in HTML it is escaped, so that no character ends it early. */
const REST = String.raw`[^\s"'<>\\)\]]*`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether every reader of a mail may also know the target of a link in it. */
function isOpen(path: string): boolean {
  if (path === '' || PLAIN.has(path)) return true;
  const [name = ''] = path.split('?');
  return name === areaPaths.admin || name.startsWith(`${areaPaths.admin}/`);
}

let links: { origin: string; pattern: RegExp } | undefined;

/** What finds the links to an origin. */
function linksTo(origin: string): RegExp {
  if (links?.origin !== origin) {
    links = { origin, pattern: new RegExp(`${escaped(origin)}(${REST})`, 'g') };
  }
  return links.pattern;
}

/**
 * A mail's text or HTML without the addresses that are keys: those that set a password, confirm,
 * unsubscribe, or open a person's own data. Every address of this site counts as one, unless it is a public
 * page or a screen of the admin area, which requires a sign-in.
 */
export function withoutKeys(text: string, origin = settings().PUBLIC_URL): string {
  return text.replace(linksTo(origin), (whole, path: string) => {
    const bare = path.replace(/[.,;:!]+$/, '');
    return isOpen(bare) ? whole : `${origin}/${MASK}`;
  });
}
