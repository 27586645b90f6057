import type { SiteEvent } from '../events.ts';

/** A tag that runs: it hears of events. */
export type Tag = (event: SiteEvent) => void;

/** Loads a script of somebody else. Blocked or offline, it is simply missing. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
