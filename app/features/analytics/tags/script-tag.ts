import type { OptionalCategory } from '#app/consent/consent.ts';
import type { Tag } from './load-script.ts';
import type { TagIds } from './tag-ids.ts';

/** A script that staff have added: its code, or its address, never both. */
export type ScriptTag = {
  id: string;
  category: 'necessary' | OptionalCategory;
  src?: string;
  code?: string;
  /** Names under which it stores something in the browser; a star ends one with a variable rest. */
  keeps?: readonly string[];
  /** Attributes from which such scripts read their settings, by their full names. */
  data?: Readonly<Record<string, string>>;
};

/** All third-party resources of a page, as its HTML lists them. */
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
