import type { Locale } from '#app/i18n/locale.ts';
import type { Priced } from '../claims/claims.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { EarlierAddresses } from '../overrides/item-address.ts';

/** What a landing page is put together from. */
export const LANDING_SECTIONS = ['hero', 'proof', 'steps', 'price', 'questions', 'form'] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

const isLandingSection = (name: string): name is LandingSection =>
  (LANDING_SECTIONS as readonly string[]).includes(name);

/** The form of the contact page, beside those that staff make. */
export const CONTACT_FORM = 'contact';

type Named = { title: string; text: string };

export type LandingText = {
  /** In the breadcrumb, and in lists of staff. */
  name: string;
  /** The part of the address that stands for the page, as staff typed it. */
  address: string;
  hero: { raw: string; finished: string; lead: string; action: string };
  proofs: { title: string; lead: string; items: readonly Named[] };
  steps: { title: string; lead: string; items: readonly Named[] };
  price: { title: string; text: string };
  questions: { title: string; items: readonly { question: string; answer: string }[] };
  form: { title: string; text: string; submit: string };
  head: { title: string; description: string };
};

export type Landing = InLanguages &
  EarlierAddresses & {
    slugs: Readonly<Record<Locale, string>>;
    /** In the order of the page; an empty place is left out. */
    sections: Readonly<Record<string, string>>;
    /** The id of a form that staff made, or that of the contact page. */
    form: string;
    /** Of every lead that the page brings; empty without one. */
    campaign: string;
    /** Whether search engines may list it. */
    indexing: 'index' | 'noindex';
    /** Whose starting price it names; empty where none. */
    priced: Priced | '';
    texts: Record<Locale, LandingText>;
  };

/** The sections of a page, in their order. */
export const sectionsOf = ({ sections }: Pick<Landing, 'sections'>): LandingSection[] =>
  Object.keys(sections)
    .sort()
    .map((place) => sections[place] ?? '')
    .filter(isLandingSection);
