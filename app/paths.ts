import { fillPattern } from './fill-pattern.ts';
import type { Locale } from './i18n/locale.ts';
import { invoicePaths } from './invoice-paths.ts';
import { servicePaths } from './service-paths.ts';

type Path = Readonly<Record<'pt' | 'en', string>>;

/** Every address of the product: the only place where a URL is written. */
export const paths = {
  home: { pt: '/', en: '/en' },
  services: { pt: '/servicos', en: '/en/services' },
  ...servicePaths,
  cases: { pt: '/cases', en: '/en/cases' },
  lab: { pt: '/lab', en: '/en/lab' },
  workshop: { pt: '/lab/workshops/:slug', en: '/en/lab/workshops/:slug' },
  craft: { pt: '/craft', en: '/en/craft' },
  craftIdea: { pt: '/craft/ideias/:slug', en: '/en/craft/ideas/:slug' },
  craftPortfolio: { pt: '/craft/portfolio', en: '/en/craft/portfolio' },
  content: { pt: '/conteudo', en: '/en/content' },
  about: { pt: '/sobre', en: '/en/about' },
  team: { pt: '/equipe', en: '/en/team' },
  curriculum: { pt: '/team/:slug/curriculum', en: '/en/team/:slug/curriculum' },
  careers: { pt: '/carreiras', en: '/en/careers' },
  contact: { pt: '/contato', en: '/en/contact' },
  thankYou: { pt: '/obrigado', en: '/en/thank-you' },
  protocol: { pt: '/obrigado/:protocol', en: '/en/thank-you/:protocol' },
  search: { pt: '/busca', en: '/en/search' },
  serverError: { pt: '/erro-500', en: '/en/server-error' },
  offline: { pt: '/offline', en: '/en/offline' },
  privacy: { pt: '/privacidade', en: '/en/privacy' },
  terms: { pt: '/termos', en: '/en/terms' },
  cookies: { pt: '/cookies', en: '/en/cookies' },
  faq: { pt: '/faq', en: '/en/faq' },
  process: { pt: '/processo', en: '/en/process' },
  project: { pt: '/projeto', en: '/en/project' },
  newsletterSubscribed: { pt: '/newsletter/inscricao-realizada', en: '/en/newsletter/signed-up' },
  newsletterPending: {
    pt: '/newsletter/confirmacao-pendente',
    en: '/en/newsletter/confirmation-pending',
  },
  newsletterConfirmed: { pt: '/newsletter/inscricao-confirmada', en: '/en/newsletter/confirmed' },
  newsletterUnsubscribed: {
    pt: '/newsletter/descadastro-realizado',
    en: '/en/newsletter/unsubscribed',
  },
  newsletterConfirm: { pt: '/newsletter/confirmar', en: '/en/newsletter/confirm' },
  newsletterUnsubscribe: { pt: '/newsletter/descadastro', en: '/en/newsletter/unsubscribe' },
  feedback: { pt: '/feedback', en: '/en/feedback' },
  feedbackAnswer: { pt: '/feedback/:token', en: '/en/feedback/:token' },
  surveyLeave: { pt: '/feedback/sair', en: '/en/feedback/leave' },
  privacyRequest: { pt: '/privacidade/solicitacao', en: '/en/privacy/request' },
  privacyStep: { pt: '/privacidade/solicitacao/:token', en: '/en/privacy/request/:token' },
} as const satisfies Record<string, Path>;

/** Areas whose language comes from the preferred-locale cookie, so that one address serves both. */
export const areaPaths = {
  auth: '/auth',
  admin: '/admin',
  portal: '/portal/cliente',
} as const;

/** Pages of signing in, each one address for both languages. */
export const authPaths = {
  signUp: '/auth/sign-up',
  sent: '/auth/sent',
  confirm: '/auth/confirm',
  resend: '/auth/resend',
  forgot: '/auth/forgot',
  reset: '/auth/reset',
  link: '/auth/link',
  useLink: '/auth/use-link',
  secondStep: '/auth/second-step',
  signOut: '/auth/sign-out',
  setUp: '/auth/set-up',
  passkeySignIn: '/auth/passkey',
  account: '/auth/account',
  again: '/auth/account/again',
  password: '/auth/account/password',
  email: '/auth/account/email',
  secondFactor: '/auth/account/second-step',
  passkeys: '/auth/account/passkeys',
  passkeyAdd: '/auth/account/passkeys/add',
  sessions: '/auth/account/sessions',
} as const;

/** Every screen of the admin area, and what open ones ask besides; the route table names each file. */
export const adminPaths = {
  today: '/admin',
  countedLeads: '/admin/today/leads',
  countedSubscriptions: '/admin/today/newsletter',
  countedPages: '/admin/today/pages',
  leads: '/admin/leads',
  leadsExport: '/admin/leads/export',
  leadsExportConfirm: '/admin/leads/export/confirm',
  endingLeads: '/admin/leads/ending',
  lead: '/admin/leads/:id',
  deals: '/admin/deals',
  dealsList: '/admin/deals/list',
  dealsForecast: '/admin/deals/forecast',
  dealCards: '/admin/deals/cards',
  dealsExport: '/admin/deals/export',
  dealsExportConfirm: '/admin/deals/export/confirm',
  newDeal: '/admin/deals/new',
  deal: '/admin/deals/:id',
  newEntry: '/admin/new',
  companies: '/admin/companies',
  newCompany: '/admin/companies/new',
  crmCompany: '/admin/companies/:id',
  contactsImport: '/admin/contacts/import',
  contactImport: '/admin/contacts/import/:id',
  contactImportReport: '/admin/contacts/import/:id/report',
  mentions: '/admin/mentions',
  notices: '/admin/notices',
  tasks: '/admin/tasks',
  contacts: '/admin/contacts',
  contactsExport: '/admin/contacts/export',
  contactsExportConfirm: '/admin/contacts/export/confirm',
  contact: '/admin/contacts/:id',
  contactPairs: '/admin/contacts/duplicates',
  contactMerge: '/admin/contacts/:id/merge/:other',
  results: '/admin/results',
  resultDeals: '/admin/results/deals',
  resultContacts: '/admin/results/contacts',
  answerTargets: '/admin/answer-targets',
  score: '/admin/score',
  scoreRule: '/admin/score/rules/:id',
  automation: '/admin/automation',
  automationRule: '/admin/automation/:id',
  tags: '/admin/tags',
  templates: '/admin/templates',
  template: '/admin/templates/:id',
  leadRules: '/admin/lead-rules',
  leadRule: '/admin/lead-rules/:id',
  atWork: '/admin/at-work',
  messages: '/admin/messages',
  messageFiles: '/admin/messages/files',
  messageFile: '/admin/messages/files/:id',
  message: '/admin/messages/:id',
  feedback: '/admin/feedback',
  feedbackProjects: '/admin/feedback/projects',
  feedbackProject: '/admin/feedback/projects/:id',
  ideas: '/admin/feedback/ideas',
  feedbackEntry: '/admin/feedback/:id',
  feedbackFile: '/admin/feedback/:id/files/:file',
  tickets: '/admin/tickets',
  newTicket: '/admin/tickets/new',
  deskFigures: '/admin/tickets/figures',
  countedTickets: '/admin/tickets/counted',
  ratings: '/admin/tickets/ratings',
  surveys: '/admin/surveys',
  ticketFiles: '/admin/tickets/files',
  ticketFile: '/admin/tickets/files/:id',
  ticket: '/admin/tickets/:id',
  inboundMails: '/admin/inbound-mails',
  inboundMail: '/admin/inbound-mails/:id',
  inboundMailFile: '/admin/inbound-mails/files/:id',
  ticketWriting: '/admin/tickets/:id/writing',
  clientProjects: '/admin/projects',
  clientProjectsExport: '/admin/projects/export',
  clientProjectsExportConfirm: '/admin/projects/export/confirm',
  clientProject: '/admin/projects/:id',
  ...invoicePaths,
  company: '/admin/company',
  holidays: '/admin/company/holidays',
  newContactWay: '/admin/company/contacts/new',
  contactWay: '/admin/company/contacts/:id',
  companyPreview: '/admin/company/preview/:what',
  newsletter: '/admin/newsletter',
  newsletterExport: '/admin/newsletter/export',
  newsletterExportConfirm: '/admin/newsletter/export/confirm',
  newsletterProof: '/admin/newsletter/:id',
  forms: '/admin/forms',
  formBuilder: '/admin/forms/:id',
  content: '/admin/content',
  contentItem: '/admin/content/:kind/:slug',
  contentPreview: '/admin/content/:kind/:slug/preview/:language',
  seo: '/admin/seo',
  seoPages: '/admin/seo/pages',
  seoPage: '/admin/seo/page',
  seoTags: '/admin/seo/tags',
  seoTag: '/admin/seo/tags/:id',
  work: '/admin/work',
  mails: '/admin/mails',
  mail: '/admin/mails/:id',
  people: '/admin/people',
  invite: '/admin/people/invite',
  preview: '/admin/people/preview',
  roles: '/admin/people/roles',
  person: '/admin/people/:personId',
  brand: '/admin/brand',
  scheme: '/admin/brand/:id',
  logos: '/admin/logos',
  logoUpload: '/admin/logos/new',
  logo: '/admin/logos/:id',
  security: '/admin/security',
  privacy: '/admin/privacy',
  privacyRequestScreen: '/admin/privacy/:id',
  securityExport: '/admin/security/export',
  securityExportConfirm: '/admin/security/export/confirm',
  changes: '/admin/changes',
  change: '/admin/changes/:set',
  events: '/admin/events',
  session: '/admin/session',
  find: '/admin/find',
  views: '/admin/views',
  products: '/admin/products',
  product: '/admin/products/:id',
  productChoice: '/admin/products/choice',
  pipelines: '/admin/products/:id/pipelines',
  pipeline: '/admin/products/:id/pipelines/:pipeline',
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpoints = {
  projectSubmit: { pt: '/projeto/enviar', en: '/en/project/send' },
  contactSubmit: { pt: '/contato/enviar', en: '/en/contact/send' },
  workshopSubmit: {
    pt: '/lab/workshops/:slug/inscricao',
    en: '/en/lab/workshops/:slug/registration',
  },
  talentSubmit: { pt: '/carreiras/enviar', en: '/en/careers/send' },
  privacySubmit: { pt: '/privacidade/pedir', en: '/en/privacy/ask' },
  newsletterSubmit: { pt: '/newsletter/inscrever', en: '/en/newsletter/sign-up' },
  feedbackSubmit: { pt: '/feedback/enviar', en: '/en/feedback/send' },
  feedbackReply: { pt: '/feedback/:token/responder', en: '/en/feedback/:token/reply' },
  surveySubmit: { pt: '/feedback/:token/recomendar', en: '/en/feedback/:token/recommend' },
  ratingSubmit: { pt: '/feedback/:token/avaliar', en: '/en/feedback/:token/rate' },
  feedbackFile: { pt: '/feedback/:token/anexos/:file', en: '/en/feedback/:token/files/:file' },
  feedbackFrame: { pt: '/feedback/quadro/:project', en: '/en/feedback/frame/:project' },
  feedbackWidget: '/feedback/widget.js',
  feedbackCollector: '/functions/v1/feedback-collector',
  orderQuestions: { pt: '/projeto/perguntas', en: '/en/project/questions' },
  searchSuggestions: { pt: '/busca/sugestoes', en: '/en/search/suggestions' },
  preferredLocale: '/preferred-locale',
  consent: '/consent',
  counts: '/counts',
  health: '/healthz',
  serviceWorker: '/sw.js',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: { pt: '/manifest.webmanifest', en: '/en/manifest.webmanifest' },
  appleTouchIcon: '/apple-touch-icon.png',
  favicon: '/favicon.ico',
  icons: '/icons',
  pictures: '/og',
  logos: '/logos',
  letters: '/letters',
  devMailbox: '/dev/mailbox',
  devPieces: '/dev/pieces',
} as const;

export type RouteName = keyof typeof paths;
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;
type Arguments<N extends RouteName> =
  unknown extends Params<(typeof paths)[N]['pt']> ? [] : [params: Params<(typeof paths)[N]['pt']>];

/** Under which name a language's address stands. */
export const side = (locale: Locale) => (locale === 'en' ? 'en' : 'pt');

/** The path pattern of a route in one language, with its `:params` left in place. */
export function patternOf(name: RouteName, locale: Locale): string {
  return paths[name][side(locale)];
}

/** Pages whose address has no parameters. */
export type PlainRoute = { [N in RouteName]: Arguments<N> extends [] ? N : never }[RouteName];

/** The path of a route in one language. */
export function pathTo<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params]: Arguments<N>
): string {
  return fillPattern(patternOf(name, locale), params ?? {});
}

export type AdminScreen = keyof typeof adminPaths;
type AdminArguments<N extends AdminScreen> =
  unknown extends Params<(typeof adminPaths)[N]> ? [] : [params: Params<(typeof adminPaths)[N]>];

/** The path of a screen of the admin area, for links, posts and mails. */
export const adminPath = <N extends AdminScreen>(name: N, ...[params]: AdminArguments<N>): string =>
  fillPattern(adminPaths[name], params ?? {});

export function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(paths, value);
}

export function isPlainRoute(value: string): value is PlainRoute {
  return isRouteName(value) && !Object.values(paths[value]).some((path) => path.includes(':'));
}
