import { beforeAll, describe, expect, it } from 'vitest';
import { registerSearchSources, searchSite } from '#app/features/search/site-search.server.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { searchSources } from '#app/registry.server.ts';
import { messages } from './messages.ts';

beforeAll(() => {
  registerMessages(messages);
  registerSearchSources(searchSources);
});

/** The page of prices. */
const PRICES = 'page:pricing';

/** What visitors type, and how the id of the entry begins that has to come first. */
const FIRST: Record<Locale, Readonly<Record<string, string>>> = {
  'pt-BR': {
    // Words that mean the same.
    zap: 'page:contact',
    whatsapp: 'page:contact',
    app: 'service:softwareApps',
    aplicativo: 'service:softwareApps',
    chatbot: 'service:automationAi',
    robô: 'service:automationAi',
    logística: 'idea:',
    site: 'service:softwareApps',
    curso: 'workshop:',
    vaga: 'opening:',
    // Prices.
    preço: PRICES,
    preços: PRICES,
    orçamento: 'page:project',
    'quanto custa': PRICES,
    'tabela de preços': PRICES,
    '15 mil': 'service:automationAi',
    // The other language.
    price: PRICES,
    pricing: PRICES,
    'AI automation': 'service:automationAi',
    consulting: 'service:consulting',
    careers: 'page:careers',
    // Whole questions.
    'quanto custa um app': 'question:prices-4',
    'quanto custa um aplicativo?': 'question:prices-4',
    'Quanto custa um chatbot?': 'question:prices-1',
    'quanto tempo leva um projeto': 'question:terms-1',
    'vocês fazem aplicativo?': 'service:softwareApps',
    'vocês fazem chatbot para whatsapp?': 'service:automationAi',
    'como falar com vocês': 'page:contact',
    'a IA decide por conta própria?': 'question:trust-3',
  },
  en: {
    zap: 'page:contact',
    whatsapp: 'page:contact',
    app: 'service:softwareApps',
    chatbot: 'service:automationAi',
    logistics: 'idea:',
    website: 'service:softwareApps',
    course: 'workshop:',
    price: PRICES,
    pricing: PRICES,
    'how much does it cost': PRICES,
    preço: PRICES,
    'automação com IA': 'service:automationAi',
    consultoria: 'service:consulting',
    'how much is an app?': 'question:prices-4',
    'what does a chatbot cost': 'question:prices-1',
    'how long does a project take': 'question:terms-1',
    'do you make apps?': 'service:softwareApps',
  },
};

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(FIRST[locale]))('“%s” finds %s first', (query, first) => {
    const [group] = searchSite(query, locale).groups;
    expect(group?.hits[0]?.id).toMatch(new RegExp(`^(?:${first})`));
  });
});
