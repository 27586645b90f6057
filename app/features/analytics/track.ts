import { SITE_EVENT, type SiteEvent } from './events.ts';

/** Notifies all listeners: the site's own counts, the allowed tags, the debug overlay. */
export function track(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent<SiteEvent>(SITE_EVENT, { detail: event }));
}
