import { isSparing } from '#app/ui/device-ability.ts';
import { PREFETCH_RULES } from './prefetch-rules.ts';

/** A pointer that merely crosses a link fetches nothing. */
const DELAY_MS = 100;

/** A page fetched ahead is dropped again by then: what staff change must be visible at the next load. */
const KEEP_MS = 20_000;

/** Pages that are made for each request, and the areas behind sign-in. */
const LEFT_ALONE = new RegExp(import.meta.env.LEFT_ALONE);

/** Whether a link leads to a public page, and not to a place on this one. */
function isSharedPage({ origin, pathname, search, hash, download, dataset }: HTMLAnchorElement) {
  const elsewhere = origin !== location.origin || pathname === location.pathname;
  // An island opens over this page; a name with an extension is a file.
  const noPage = download || 'islandTrigger' in dataset || /\.\w+$/.test(pathname);
  return !elsewhere && !noPage && !search && !hash && !LEFT_ALONE.test(pathname);
}

/**
 * By speculation rules alone: pages are revalidated each time (`no-cache`), so that a copy from `<link
 * rel=prefetch>` would save its body and no round trip.
 */
function allowMarks(root: Document): void {
  const rules = root.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = PREFETCH_RULES;
  root.head.append(rules);
}

/** Fetches the page ahead under the pointer, finger or focus, each once. */
export function start(root: Document): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (link: HTMLAnchorElement) => {
    if (requested.size === 0) allowMarks(root);
    requested.add(link.href);
    link.dataset['ahead'] = '';
    setTimeout(() => delete link.dataset['ahead'], KEEP_MS);
  };
  const leave = () => clearTimeout(timer);
  const rest = ({ target }: Event) => {
    leave();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isSharedPage(link) || requested.has(link.href) || isSparing()) return;
    timer = setTimeout(ask, DELAY_MS, link);
  };
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, rest);
  for (const type of ['pointerout', 'focusout']) root.addEventListener(type, leave);
}
