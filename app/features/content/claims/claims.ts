/** Range in weeks, both ends included. */
export type Weeks = { least: number; most: number };

/** What a published price is a price of. */
export type Priced = 'automation' | 'gamificationWorkshop' | 'diagnostic';

/** Terms, prices and claims the company publishes, each in one place, so that a
 * price cannot say one thing on a service page and another in the questions. */
export type Claims = {
  id: 'published';
  /** Which figures about the past staff have confirmed. The others are not shown to visitors. Terms and
   * prices are offers and need no proof. */
  confirmed: { uptimeFigure: boolean; companiesFigure: boolean };
  /** Share of the year in which what we run is reachable, in per cent, one decimal. */
  uptimePercent: number;
  /** Companies served so far: more than this many. */
  companies: number;
  discovery: Weeks;
  development: Weeks;
  /** Lowest price in whole reais. What is missing here is made to measure and priced on quotation. */
  fromBrl: Record<Priced, number>;
};

export const claimFiles: readonly [Claims] = [
  {
    id: 'published',
    confirmed: { uptimeFigure: false, companiesFigure: false },
    uptimePercent: 99.9,
    companies: 100,
    discovery: { least: 1, most: 2 },
    development: { least: 4, most: 12 },
    fromBrl: { automation: 15_000, gamificationWorkshop: 25_000, diagnostic: 15_000 },
  },
];

export type Bounds = {
  least: number;
  most: number;
  /** How many decimals it may have. */
  decimals: 0 | 1;
};

const WEEKS: Bounds = { least: 1, most: 104, decimals: 0 };
const REAIS: Bounds = { least: 0, most: 10_000_000, decimals: 0 };

/** What each figure may be, by its path. */
export const CLAIM_BOUNDS: Readonly<Record<string, Bounds>> = {
  uptimePercent: { least: 0, most: 100, decimals: 1 },
  companies: { least: 0, most: 1_000_000, decimals: 0 },
  'discovery.least': WEEKS,
  'discovery.most': WEEKS,
  'development.least': WEEKS,
  'development.most': WEEKS,
  'fromBrl.automation': REAIS,
  'fromBrl.gamificationWorkshop': REAIS,
  'fromBrl.diagnostic': REAIS,
};

/** Paths of figures that contradict another one: no term is shorter at most than at least. */
export const contradictions = (claims: Pick<Claims, 'discovery' | 'development'>): string[] =>
  (['discovery', 'development'] as const)
    .filter((term) => claims[term].least > claims[term].most)
    .map((term) => `${term}.most`);
