import type { RouteName } from '#app/paths.ts';

type Arm = {
  /** Pages under its own: their trail leads through it. */
  pages: readonly RouteName[];
  /** Its pages are printed on the furnace's dark. */
  dark: boolean;
};

/**
 * The register of arms: what we do beside the services, each by the route of its page, in the
 * order in which the site names them.
 */
export const ARMS = {
  lab: { pages: ['workshop'], dark: false },
  craft: { pages: ['craftIdea', 'craftPortfolio'], dark: true },
} as const satisfies Partial<Record<RouteName, Arm>>;

export type ArmName = keyof typeof ARMS;
export const ARM_NAMES = Object.keys(ARMS) as readonly ArmName[];
