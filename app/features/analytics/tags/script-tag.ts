import type { OptionalCategory } from '#app/consent/consent.ts';
import type { Tag } from './load-script.ts';
import type { TagIds } from './tag-ids.ts';

/** A script that staff have added: its code, or where it comes from, never both. */
export type ScriptTag = {
  id: string;
  category: 'necessary' | OptionalCategory;
  src?: string;
  code?: string;
  /** Names under which it keeps something in the browser; a star ends one that goes on. */
  keeps?: readonly string[];
  /** Attributes such scripts take their settings from, by their full names. */
  data?: Readonly<Record<string, string>>;
};

/** Everything that a page may load of others, as its HTML carries it. */
export type PageTags = TagIds & { scripts?: readonly ScriptTag[] };

/** Runs it as an element of its own: the policy of the page decides whether it may. */
export function startScript({ src, code, data = {} }: ScriptTag): Tag {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(data)) script.setAttribute(name, value);
  if (src) {
    script.async = true;
    script.src = src;
  } else script.textContent = code ?? '';
  document.head.append(script);
  return () => {};
}
