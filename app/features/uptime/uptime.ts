/** The known minutes in which the site was running. */
export type Uptime = {
  /** From this moment on no minute was missed; ISO time. */
  since: string;
  /** Minutes in which it was running, of those of the window. */
  covered: number;
  /** Minutes of the window: the last thirty days, or fewer where counting began later. */
  minutes: number;
};

const DAY_MINUTES = 24 * 60;
/** Fewer days prove nothing: one restart would be half of them. */
const FEWEST_DAYS = 7;

/** Percent to two digits, never rounded up, and over how many days; null before seven of them. */
export function availabilityOf({ covered, minutes }: Uptime) {
  if (minutes < FEWEST_DAYS * DAY_MINUTES) return null;
  return {
    percent: Math.floor((covered * 10_000) / minutes) / 100,
    days: Math.round(minutes / DAY_MINUTES),
  };
}
