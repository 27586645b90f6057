import { allows, CONSENT_EVENT } from '#app/consent/consent.ts';
import { eraseRefused } from '#app/consent/erase-refused.ts';
import { SITE_EVENT, type SiteEvent } from '../events.ts';
import { startGoogle } from './google.ts';
import { startLinkedIn } from './linkedin.ts';
import type { Tag } from './load-script.ts';
import { startMeta } from './meta.ts';
import { type PageTags, type ScriptTag, startScript } from './script-tag.ts';

type Category = ScriptTag['category'];

type Running = { tag: Tag; category: Category; keeps: readonly string[] };
const running = new Map<string, Running>();

const permits = (category: Category) => category === 'necessary' || allows(category);

/** Third-party code cannot be stopped; a reload drops it. */
function stopRefused(): void {
  const refused = [...running.values()].filter(({ category }) => !permits(category));
  if (refused.length === 0) return;
  eraseRefused(refused.flatMap(({ keeps }) => keeps));
  location.reload();
}

function startOnce(
  name: string,
  category: Category,
  start: () => Tag,
  keeps: readonly string[] = [],
): void {
  if (running.has(name) || !permits(category)) return;
  const tag = start();
  running.set(name, { tag, category, keeps });
  tag({ name: 'page_view' });
}

/** Starts the allowed tags that do not run yet. Called again after every choice. */
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
  for (const script of scripts) {
    startOnce(script.id, script.category, () => startScript(script), script.keeps);
  }
}
