/** How many days back visits and leads are shown, today included. */
export const FIGURE_DAYS = [30, 90] as const;

/** Visits and leads of a landing page, one entry for each span. */
export type LandingFigures = {
  days: (typeof FIGURE_DAYS)[number];
  visits: number;
  /** Null for a reader who may see no leads. */
  leads: number | null;
}[];

/**
 * The part of the visits that became leads. Null where it says nothing: without a visit, and where more leads than visits
 * were counted, because visitors without scripts are not.
 */
export const rateOf = ({ visits, leads }: LandingFigures[number]): number | null =>
  leads === null || visits === 0 || leads > visits ? null : leads / visits;

/** Whether nothing was counted in the longest span. */
export const isUncounted = (figures: LandingFigures): boolean =>
  figures.every(({ visits, leads }) => visits === 0 && !leads);
