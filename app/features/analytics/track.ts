import { SITE_EVENT, type SiteEvent } from './events.ts';

/** Tells whoever listens: the site's own counts, the tags that were allowed, the debug overlay. */
export function track(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent<SiteEvent>(SITE_EVENT, { detail: event }));
}
