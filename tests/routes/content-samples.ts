import type { MAKEABLE_KINDS } from '#app/features/content/overrides/visibility.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PlainRoute } from '#app/paths.ts';

/** People, topics and landing pages have tests of their own. */
export type MadeKind = Exclude<(typeof MAKEABLE_KINDS)[number], 'person' | 'question' | 'landing'>;

export type Sample = {
  /** What the item is called in a language. */
  names: Record<Locale, string>;
  fields: Record<string, string>;
  /** The fields of one language. */
  textsOf: (locale: Locale) => Record<string, string>;
  list: PlainRoute;
  /** The route of its own page. */
  page?: 'workshop' | 'craftIdea' | 'article' | 'case';
  /** What a visitor reads of it on the page that lists it. */
  listed: Record<Locale, string>;
  /** Fields that are missing of an empty one. */
  missing: string[];
};

const inBoth = (textsOf: Sample['textsOf']) => ({ ...textsOf('pt-BR'), ...textsOf('en') });
const sample = (one: Omit<Sample, 'fields'> & { facts?: Record<string, string> }): Sample => ({
  ...one,
  fields: { ...one.facts, ...inBoth(one.textsOf) },
});

const OPENING = { 'pt-BR': 'Pessoa de dados', en: 'Data person' };
const WORKSHOP = { 'pt-BR': 'Medir sem planilha', en: 'Measuring without sheets' };
const IDEA = { 'pt-BR': 'Rota que aprende', en: 'Route that learns' };
const PIECE = { 'pt-BR': 'Etiqueta que fala', en: 'Label that speaks' };
const ARTICLE = { 'pt-BR': 'Conte antes de automatizar', en: 'Count before automating' };
const CASE = { 'pt-BR': 'Pedido lido sem digitar', en: 'Orders read, not typed' };
const QUESTION = { 'pt-BR': 'Vocês atendem aos sábados?', en: 'Do you work on Saturdays?' };

/** A whole item of each kind but people. */
export const SAMPLES: Record<MadeKind, Sample> = {
  opening: sample({
    names: OPENING,
    facts: { posted: '2026-11-01', closes: '2027-03-31' },
    textsOf: (locale) => ({
      [`text.${locale}.title`]: OPENING[locale],
      [`text.${locale}.line`]: `${OPENING[locale]}: line`,
      [`text.${locale}.contract`]: 'CLT',
      [`text.${locale}.place`]: 'Remoto',
      [`text.${locale}.work`]: 'Um\nDois',
      [`text.${locale}.bring`]: 'SQL',
    }),
    list: 'careers',
    listed: OPENING,
    missing: ['posted', 'closes', 'text.en.title', 'text.en.work'],
  }),
  workshop: sample({
    names: WORKSHOP,
    facts: {
      area: 'technology',
      priced: 'gamificationWorkshop',
      dates: '2031-02-01',
      'sessions.0.startsAt': '08:30',
      'sessions.0.blocks.0.kind': 'hands',
      'sessions.0.blocks.0.minutes': '90',
    },
    textsOf: (locale) => ({
      [`texts.${locale}.name`]: WORKSHOP[locale],
      [`texts.${locale}.lead`]: `${WORKSHOP[locale]}: lead`,
      [`texts.${locale}.summary`]: `${WORKSHOP[locale]}: summary`,
      [`texts.${locale}.audience`]: 'Todos',
      [`texts.${locale}.format`]: 'Presencial',
      [`texts.${locale}.outcomes`]: 'medir;',
      [`sessions.0.blocks.0.text.${locale}`]: `${WORKSHOP[locale]}: block`,
    }),
    list: 'lab',
    page: 'workshop',
    listed: WORKSHOP,
    missing: ['texts.en.name', 'texts.en.outcomes', 'sessions.0.blocks.0.minutes'],
  }),
  idea: sample({
    names: IDEA,
    facts: { stage: 'launch' },
    textsOf: (locale) => ({
      [`texts.${locale}.name`]: IDEA[locale],
      [`texts.${locale}.summary`]: `${IDEA[locale]}: summary`,
      [`texts.${locale}.problem`]: 'Problema',
      [`texts.${locale}.hypothesis`]: 'Hipótese',
      [`texts.${locale}.proof`]: 'Prova',
    }),
    list: 'craft',
    page: 'craftIdea',
    listed: IDEA,
    missing: ['texts.en.name', 'texts.en.proof'],
  }),
  piece: sample({
    names: PIECE,
    facts: { service: 'consulting' },
    textsOf: (locale) => ({
      [`texts.${locale}.name`]: PIECE[locale],
      [`texts.${locale}.made`]: `${PIECE[locale]}: made`,
    }),
    list: 'craftPortfolio',
    listed: PIECE,
    missing: ['texts.en.name', 'texts.en.made'],
  }),
  article: sample({
    names: ARTICLE,
    textsOf: (locale) => ({
      [`texts.${locale}.name`]: ARTICLE[locale],
      [`texts.${locale}.summary`]: `${ARTICLE[locale]}: summary`,
      [`texts.${locale}.markdown`]: `## ${ARTICLE[locale]}: chapter\n\n- one\n- two`,
    }),
    list: 'content',
    page: 'article',
    listed: ARTICLE,
    missing: ['texts.en.name', 'texts.en.summary', 'texts.en.markdown'],
  }),
  case: sample({
    names: CASE,
    facts: { service: 'automationAi' },
    textsOf: (locale) => ({
      [`texts.${locale}.name`]: CASE[locale],
      [`texts.${locale}.summary`]: `${CASE[locale]}: summary`,
      [`texts.${locale}.sector`]: 'Atacado',
      [`texts.${locale}.before`]: 'Antes',
      [`texts.${locale}.after`]: 'Depois',
      [`texts.${locale}.figures.0.label`]: 'Tempo',
      [`texts.${locale}.figures.0.before`]: '14 min',
      [`texts.${locale}.figures.0.value`]: '2 min',
      [`texts.${locale}.figures.0.source`]: 'registro',
    }),
    list: 'cases',
    page: 'case',
    listed: CASE,
    missing: ['texts.en.name', 'texts.en.sector', 'texts.en.before', 'texts.en.after'],
  }),
  answer: sample({
    names: QUESTION,
    facts: { group: 'delivery' },
    textsOf: (locale) => ({
      [`texts.${locale}.question`]: QUESTION[locale],
      [`texts.${locale}.answer`]: `${QUESTION[locale]} 9h`,
    }),
    list: 'faq',
    listed: QUESTION,
    missing: ['texts.en.question', 'texts.en.answer'],
  }),
};
export const KINDS = Object.keys(SAMPLES) as MadeKind[];
