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
    'chat bot': 'service:automationAi',
    'inteligência artificial': 'service:automationAi',
    'loja virtual': 'service:softwareApps',
    equipe: 'page:team',
    'quem somos': 'page:about',
    workshop: 'workshop:',
    logística: 'idea:',
    site: 'service:softwareApps',
    curso: 'workshop:',
    vaga: 'opening:',
    // Prices.
    preço: PRICES,
    preços: PRICES,
    valor: PRICES,
    valores: PRICES,
    orçamento: 'page:project',
    'quanto custa': PRICES,
    'tabela de preços': PRICES,
    '15 mil': 'service:automationAi',
    // The other language.
    price: PRICES,
    pricing: PRICES,
    'AI automation': 'service:automationAi',
    logistics: 'idea:',
    team: 'page:team',
    consulting: 'service:consulting',
    careers: 'page:careers',
    // Whole questions.
    'quanto custa um app': 'question:prices-4',
    'quanto custa um aplicativo?': 'question:prices-4',
    'Quanto custa um chatbot?': 'question:prices-1',
    'quanto sai um site': 'question:prices-4',
    'quanto vocês cobram por um app': 'question:prices-4',
    'quanto tempo leva um projeto': 'question:terms-1',
    'quanto tempo demora': 'question:terms-1',
    'como funciona': 'page:process',
    'como vocês trabalham': 'page:process',
    'falar com uma pessoa': 'page:contact',
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
    'chat bot': 'service:automationAi',
    robot: 'service:automationAi',
    'artificial intelligence': 'service:automationAi',
    logistics: 'idea:',
    logística: 'idea:',
    workshop: 'workshop:',
    team: 'page:team',
    equipe: 'page:team',
    website: 'service:softwareApps',
    course: 'workshop:',
    price: PRICES,
    pricing: PRICES,
    'how much does it cost': PRICES,
    budget: PRICES,
    fees: PRICES,
    'quanto custa': PRICES,
    'quanto custa um app': 'question:prices-4',
    preço: PRICES,
    'automação com IA': 'service:automationAi',
    consultoria: 'service:consulting',
    'how much is an app?': 'question:prices-4',
    'what does a chatbot cost': 'question:prices-1',
    'how long does a project take': 'question:terms-1',
    'how it works': 'page:process',
    'do you make apps?': 'service:softwareApps',
    'talk to someone': 'page:contact',
  },
};

const firstOf = (query: string, locale: Locale) => searchSite(query, locale).groups[0]?.hits[0]?.id;

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(FIRST[locale]))('“%s” finds %s first', (query, first) => {
    expect(firstOf(query, locale)).toMatch(new RegExp(`^(?:${first})`));
    const bare = query.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [bare, bare.toUpperCase()]) {
      expect([typed, firstOf(typed, locale)]).toEqual([typed, firstOf(query, locale)]);
    }
  });
});
