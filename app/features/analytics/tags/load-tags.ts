import { allows, CONSENT_EVENT } from '#app/consent/consent.ts';
import { eraseRefused } from '#app/consent/erase-refused.ts';
import { SITE_EVENT, type SiteEvent } from '../events.ts';
import { startGoogle } from './google.ts';
import { startLinkedIn } from './linkedin.ts';
import type { Tag } from './load-script.ts';
import { startMeta } from './meta.ts';
import { type PageTags, type ScriptTag, startScript } from './script-tag.ts';

type Category = ScriptTag['category'];

const running = new Map<string, { tag: Tag; category: Category }>();

const permits = (category: Category) => category === 'necessary' || allows(category);

/** Code of others cannot be asked to stop, only be left behind. */
function stopRefused(): void {
  const refused = [...running.values()].some(({ category }) => !permits(category));
  if (!refused) return;
  eraseRefused();
  location.reload();
}

function startOnce(name: string, category: Category, start: () => Tag): void {
  if (running.has(name) || !permits(category)) return;
  const tag = start();
  running.set(name, { tag, category });
  tag({ name: 'page_view' });
}

/** Starts what is allowed and does not run yet. Called again after every choice. */
export function loadTags({ ga4, gtm, meta, linkedin, scripts = [] }: PageTags): void {
  if (running.size === 0) {
    document.addEventListener(SITE_EVENT, (event) => {
      for (const { tag } of running.values()) tag((event as CustomEvent<SiteEvent>).detail);
    });
    document.addEventListener(CONSENT_EVENT, stopRefused);
  }
  if (ga4 || gtm) startOnce('google', 'analytics', () => startGoogle({ ga4, gtm }));
  if (meta) startOnce('meta', 'marketing', () => startMeta(meta));
  if (linkedin) startOnce('linkedin', 'marketing', () => startLinkedIn(linkedin));
  for (const script of scripts) startOnce(script.id, script.category, () => startScript(script));
}
