/** How the press of the index draws a service. */
export type ServiceBar = {
  /** Facets from the upper edge down; their heights sum up to that of the bar. */
  facets: readonly (readonly [tone: string, height: number])[];
  /** The cross section of the bar, and what is cut out of it. */
  profile: string;
  hole?: string;
};
