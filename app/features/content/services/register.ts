import { type ServiceName, servicePaths } from '#app/paths.ts';
import { automationAi } from './automation-ai.ts';
import { consulting } from './consulting.ts';
import { gamesGamification } from './games-gamification.ts';
import type { Service } from './service.ts';
import { softwareApps } from './software-apps.ts';

type Registered = {
  /** Its texts, its price, what goes with it. */
  file: Service;
  /** Places where the order is not that of the navigation: in the footer, and among the rooms of the
   * studio that the page about us draws. */
  footer: number;
  room: number;
};

/**
 * The register of services. Menus, lists, figures, parents, the sitemap, the content that staff write
 * over and the number of services in texts follow from it, in the order of `servicePaths`.
 */
const REGISTER: Readonly<Record<ServiceName, Registered>> = {
  softwareApps: { file: softwareApps, footer: 1, room: 2 },
  automationAi: { file: automationAi, footer: 2, room: 3 },
  gamesGamification: { file: gamesGamification, footer: 4, room: 4 },
  consulting: { file: consulting, footer: 3, room: 1 },
};

export const SERVICE_NAMES = Object.keys(servicePaths) as readonly ServiceName[];

export const serviceFiles: readonly Service[] = SERVICE_NAMES.map((name) => REGISTER[name].file);

/** Whether a route is the page of a service. */
export const isServiceName = (name: string | null | undefined): name is ServiceName =>
  typeof name === 'string' && Object.hasOwn(servicePaths, name);

/** The services in the order of a place that has one of its own. */
export const servicesByPlace = (place: 'footer' | 'room'): ServiceName[] =>
  [...SERVICE_NAMES].sort((a, b) => REGISTER[a][place] - REGISTER[b][place]);
