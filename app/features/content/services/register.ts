import type { Locale } from '#app/i18n/locale.ts';
import { type ServiceName, servicePaths } from '#app/paths.ts';
import { automationAi } from './automation-ai.ts';
import { consulting } from './consulting.ts';
import { gamesGamification } from './games-gamification.ts';
import type { Service } from './service.ts';
import { softwareApps } from './software-apps.ts';

type Registered = {
  /** Texts, price and related services. */
  file: Service;
  /** The position in the footer, whose order differs from that of the navigation. */
  footer: number;
  /** The room in the drawing of the studio on the page about us: its position, and the sentence below it. */
  room: { position: number; texts: Readonly<Record<Locale, string>> };
};

/**
 * The register of services. Menus, lists, figures, parents, the sitemap, the content that staff edit and
 * the number of services in texts are derived from it, in the order of `servicePaths`.
 */
const REGISTER: Readonly<Record<ServiceName, Registered>> = {
  softwareApps: {
    file: softwareApps,
    footer: 1,
    room: {
      position: 2,
      texts: { 'pt-BR': 'Telas para o trabalho de todo dia.', en: 'Screens for everyday work.' },
    },
  },
  automationAi: {
    file: automationAi,
    footer: 2,
    room: {
      position: 3,
      texts: {
        'pt-BR': 'A máquina lê; a dúvida vai para uma pessoa.',
        en: 'The machine reads; doubts go to a person.',
      },
    },
  },
  gamesGamification: {
    file: gamesGamification,
    footer: 4,
    room: {
      position: 4,
      texts: {
        'pt-BR': 'Treinamento com missão e placar.',
        en: 'Training with missions and a score.',
      },
    },
  },
  consulting: {
    file: consulting,
    footer: 3,
    room: {
      position: 1,
      texts: {
        'pt-BR': 'O diagnóstico antes de construir.',
        en: 'An assessment before building.',
      },
    },
  },
};

export const SERVICE_NAMES = Object.keys(servicePaths) as readonly ServiceName[];

export const serviceFiles: readonly Service[] = SERVICE_NAMES.map((name) => REGISTER[name].file);

/** Whether a route is the page of a service. */
export const isServiceName = (name: string | null | undefined): name is ServiceName =>
  typeof name === 'string' && Object.hasOwn(servicePaths, name);

const positions = {
  footer: (name: ServiceName) => REGISTER[name].footer,
  room: (name: ServiceName) => REGISTER[name].room.position,
};

/** The services in the order of the footer, or of the rooms. */
export const servicesByPlace = (place: keyof typeof positions): ServiceName[] =>
  [...SERVICE_NAMES].sort((a, b) => positions[place](a) - positions[place](b));

/** The sentences of the services' rooms, in the order of the rooms. */
export const serviceRooms = (locale: Locale) =>
  Object.fromEntries(
    servicesByPlace('room').map((name) => [name, { text: REGISTER[name].room.texts[locale] }]),
  ) as Record<ServiceName, { text: string }>;
