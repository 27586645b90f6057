import type { Locale } from '#app/i18n/locale.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { Picture } from '../pictures/picture.ts';

/** What hangs on the wall of tools under this person's number. */
export const TOOLS = ['tongs', 'hammer', 'compass', 'bellows', 'top', 'caliper', 'square'] as const;
export type Tool = (typeof TOOLS)[number];

/** The portrait of an invented person is drawn, not photographed: these are the parts of the drawing. */
export type Portrait = {
  hair: 'bob' | 'crop' | 'curls' | 'locs' | 'long' | 'receding' | 'bun';
  /** Which way the head turns: units of the drawing, to the left below zero, 8 at most. */
  turn: number;
  /** Width of the head beside the drawn one; 1 is as drawn. */
  width: number;
  glasses?: 'round' | 'square';
  beard?: 'full' | 'short';
  earrings?: boolean;
  wear: 'apron' | 'jacket' | 'shirt';
};

export type Post = {
  /** First year, and last one or null where the post goes on. */
  from: number;
  to: number | null;
  role: string;
  place: string;
  text: string;
};

export type Study = { year: number; title: string; place: string };

export type PersonText = {
  role: string;
  /** One sentence: what passes through these hands. */
  line: string;
  /** The tool by its name, and what it stands for. */
  tool: string;
  toolMeaning: string;
  profile: readonly string[];
  works: readonly string[];
  posts: readonly Post[];
  studies: readonly Study[];
  skills: readonly string[];
  languages: readonly string[];
  /** Title and description of the curriculum page. */
  head: { title: string; description: string };
  /** What the photo shows; empty without one. */
  photoAlt?: string;
};

export type Person = InLanguages & {
  /** The same in both languages, because names are not translated. */
  slug: string;
  /** Addresses from before the person was renamed: they redirect here. */
  earlierSlugs?: readonly string[];
  name: string;
  /** Invented: shown with a label, kept from search engines. */
  sample: boolean;
  /** None of a person whom staff added without one. */
  tool?: Tool;
  /** None of a person whom staff added. */
  portrait?: Portrait;
  photo?: Picture;
  text: Record<Locale, PersonText>;
};
