import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo, type ServiceName } from '#app/paths.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { serviceFiles } from './register.ts';
import type { Service, ServiceText } from './service.ts';

/** The services in the order of the navigation. */
export const services = () => itemsOf('service', serviceFiles);

/** The service of a route; throws for a name outside the register, which types do not let happen. */
export function serviceOf(name: ServiceName): Service {
  const service = services().find((one) => one.name === name);
  if (!service) throw new Error(`No service is registered as ${name}.`);
  return service;
}

export function serviceText(name: ServiceName, locale: Locale): ServiceText {
  return serviceOf(name).texts[locale];
}

/** The name where there is little room, as in a menu: English writes its "and" as a sign there. */
export function shortName(name: ServiceName, locale: Locale): string {
  const text = serviceText(name, locale).name;
  return locale === 'en' ? text.replaceAll(' and ', ' & ') : text;
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
