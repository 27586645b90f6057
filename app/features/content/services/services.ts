import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { itemsOf } from '../overrides/content-door.ts';
import { automationAi } from './automation-ai.ts';
import { consulting } from './consulting.ts';
import { gamesGamification } from './games-gamification.ts';
import type { Service, ServiceName, ServiceText } from './service.ts';
import { softwareApps } from './software-apps.ts';

/** The four services in the order of the navigation. */
export const serviceFiles: readonly Service[] = [
  softwareApps,
  automationAi,
  gamesGamification,
  consulting,
];

export const services = () => itemsOf('service', serviceFiles);

const names: ReadonlySet<string | undefined> = new Set(serviceFiles.map(({ name }) => name));

/** The service of a route; throws for a name outside the registry, which types do not let happen. */
export function serviceOf(name: ServiceName): Service {
  const service = services().find((one) => one.name === name);
  if (!service) throw new Error(`No service is registered as ${name}.`);
  return service;
}

/** Whether a route is the page of a service. */
export function isServiceName(name: string | undefined): name is ServiceName {
  return names.has(name);
}

export function serviceText(name: ServiceName, locale: Locale): ServiceText {
  return serviceOf(name).texts[locale];
}

/** One document a service, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return services().map(({ name, texts }) => {
    const text = texts[locale];
    const { fits, misfits } = text.audience;
    return {
      id: `service:${name}`,
      kind: 'service',
      title: text.name,
      note: text.price,
      text: [
        text.lead,
        text.summary,
        text.sign,
        ...fits.items,
        ...misfits.items,
        ...text.delivered.parts.map((part) => `${part.name}: ${part.text}`),
        ...text.questions.items.flatMap(({ question, answer }) => [question, answer]),
      ].join(' '),
      href: pathTo(name, locale),
    };
  });
}
