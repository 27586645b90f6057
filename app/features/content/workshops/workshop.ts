import type { Locale } from '#app/i18n/locale.ts';
import type { Priced } from '../claims/claims.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { EarlierAddresses } from '../overrides/item-address.ts';

export const WORKSHOP_AREAS = ['workshops', 'technology', 'softSkills', 'certification'] as const;
export type WorkshopArea = (typeof WORKSHOP_AREAS)[number];

/** The kind of an agenda block: a talk, hands-on work, a pause, or showing results. */
export const BLOCK_KINDS = ['talk', 'hands', 'pause', 'show'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export type Block = { kind: BlockKind; minutes: number; text: Record<Locale, string> };

/** One meeting: when it starts and what happens, block after block. */
export type Session = { startsAt: `${number}:${number}`; blocks: readonly Block[] };

export type WorkshopText = {
  name: string;
  head: { title: string; description: string };
  /** The h1 in its two voices. */
  title: { raw: string; finished: string };
  lead: string;
  /** One line for the list of the Lab. */
  summary: string;
  audience: string;
  format: string;
  bring: string;
  /** What a person can do afterwards; each continues “you leave able to”. */
  outcomes: readonly string[];
};

export type Workshop = InLanguages &
  EarlierAddresses & {
    slugs: Readonly<Record<Locale, string>>;
    area: WorkshopArea;
    /** Dates and agenda are invented until staff replace them. */
    sample: boolean;
    /** Days on which it begins, in São Paulo's time. */
    dates: readonly `${number}-${number}-${number}`[];
    /** The published price it starts at, or none: price on request. */
    priced: Priced | null;
    sessions: readonly Session[];
    texts: Record<Locale, WorkshopText>;
  };
