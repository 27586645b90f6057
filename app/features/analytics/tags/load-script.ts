import type { SiteEvent } from '../events.ts';

/** A running tag: it receives events. */
export type Tag = (event: SiteEvent) => void;

/** Loads a third-party script. Blocked or offline, it is simply missing. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
