import type { ScriptTag } from '#app/features/analytics/tags/script-tag.ts';
import type { StoredForm } from './stored-items.ts';

export const TAG_TYPES = ['meta', 'link', 'script'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** In the order of the preferences that visitors choose from. */
export const CATEGORIES = [
  'necessary',
  'functionality',
  'analytics',
  'marketing',
] as const satisfies readonly ScriptTag['category'][];
export type Category = (typeof CATEGORIES)[number];

export type CustomTag = {
  id: string;
  name: string;
  type: string;
  content: string;
  unit: string;
  /** Portuguese addresses or patterns; none means every page. */
  paths: string[];
  active: boolean;
  category: string;
  /** The browser storage of a script. */
  stores: StoredForm[];
  revision: number;
};
