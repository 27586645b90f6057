/** Range in weeks, both ends included. */
export type Weeks = readonly [least: number, most: number];

/**
 * Terms and prices the company publishes (specification §9). Pages and answers read them from
 * here, so that a price cannot say one thing on a service page and another in the questions.
 */
export const DISCOVERY_WEEKS: Weeks = [1, 2];
export const DEVELOPMENT_WEEKS: Weeks = [4, 12];

/** Lowest price in whole reais. What is missing here is made to measure and priced on quotation. */
export const FROM_BRL = {
  automation: 15_000,
  gamificationWorkshop: 25_000,
  diagnostic: 15_000,
} as const;

/** Share of the year in which what we run is reachable, in per cent. */
export const UPTIME_PERCENT = 99.9;

/** Companies served so far: more than this many. */
export const COMPANIES = 100;
