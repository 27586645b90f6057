import type { Locale } from '#app/i18n/locale.ts';
import type { ServiceName } from '#app/paths.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { EarlierAddresses } from '../overrides/item-address.ts';
import type { Picture } from '../pictures/picture.ts';

/** Something that was measured. Never without saying where the figure comes from. */
export type CaseFigure = {
  label: string;
  /** Empty where nothing was measured before. */
  before: string;
  value: string;
  source: string;
  note: string;
};

export type CaseText = {
  name: string;
  /** The h1 in its two voices. */
  title: { raw: string; finished: string };
  summary: string;
  /** What the client does: said in place of the name where the client is not named. */
  sector: string;
  before: string;
  after: string;
  figures: readonly CaseFigure[];
  quote: string;
  quotedRole: string;
  /** The story, with the signs of Markdown. */
  markdown: string;
  photoAlt?: string;
  photoBeforeAlt?: string;
  photoAfterAlt?: string;
  head: { title: string; description: string };
};

/** A project of a client, published with the client's leave. */
export type ClientCase = InLanguages &
  EarlierAddresses & {
    slugs: Readonly<Record<Locale, string>>;
    /** As the client allowed it to be shown; empty where the client stays unnamed. */
    client: string;
    service: ServiceName;
    /** Who said the quote; empty where the person stays unnamed. */
    quoted: string;
    /** Day of the first publication, `YYYY-MM-DD`. */
    posted: string;
    photo?: Picture;
    photoBefore?: Picture;
    photoAfter?: Picture;
    texts: Record<Locale, CaseText>;
  };
