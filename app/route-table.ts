import type { Locale } from './i18n/locale.ts';
import {
  type AdminScreen,
  adminPaths,
  areaPaths,
  authPaths,
  isRouteName,
  paths,
  patternOf,
  type RouteName,
} from './paths.ts';
import { portalRows } from './portal-rows.ts';
import { type ServiceName, servicePaths } from './service-paths.ts';

export type Guard = 'public' | 'guest' | 'person' | 'staff' | 'client';

export type RouteProperties = {
  /** Finished HTML may be kept in memory and shared by all visitors. */
  cache: boolean;
  /** The browser runs React Router on it. Only the admin area does. */
  hydrate: boolean;
  guard: Guard;
  /** Query names that change what the page shows, each with the values it may have; all others are
   * dropped before rendering, or a stranger could fill the memory with copies of one page. */
  queryKeys: Readonly<Record<string, (value: string) => boolean>>;
};

type Page = Partial<RouteProperties> & { file: string };

const PUBLIC: RouteProperties = { cache: true, hydrate: false, guard: 'public', queryKeys: {} };
const anyText = () => true;
const newsletterDone = { file: 'areas/site/newsletter/done.route.tsx' };

/** One page shows whichever service its address names. */
const servicePage = { file: 'areas/site/service/service.route.tsx' };
const servicePages = Object.fromEntries(
  Object.keys(servicePaths).map((name) => [name, servicePage]),
) as Record<ServiceName, Page>;

/** Every public page, registered once per language from `paths`. */
const publicPages: Record<RouteName, Page> = {
  home: { file: 'areas/site/home/home.route.tsx' },
  services: { file: 'areas/site/services/services.route.tsx' },
  ...servicePages,
  cases: { file: 'areas/site/cases/cases.route.tsx' },
  lab: { file: 'areas/site/lab/lab.route.tsx' },
  workshop: { file: 'areas/site/workshop/workshop.route.tsx' },
  craft: { file: 'areas/site/craft/craft.route.tsx' },
  craftIdea: { file: 'areas/site/craft-idea/craft-idea.route.tsx' },
  craftPortfolio: { file: 'areas/site/craft-portfolio/craft-portfolio.route.tsx' },
  content: { file: 'areas/site/content-page/content-page.route.tsx' },
  about: { file: 'areas/site/about/about.route.tsx' },
  team: { file: 'areas/site/team/team.route.tsx' },
  curriculum: { file: 'areas/site/curriculum/curriculum.route.tsx' },
  careers: { file: 'areas/site/careers/careers.route.tsx' },
  contact: { file: 'areas/site/contact/contact.route.tsx' },
  thankYou: { file: 'areas/site/thank-you/thank-you.route.tsx' },
  protocol: { file: 'areas/site/thank-you/thank-you.route.tsx', cache: false },
  search: { file: 'areas/site/search/search.route.tsx', cache: false, queryKeys: { q: anyText } },
  serverError: {
    file: 'areas/site/crash/server-error.route.tsx',
    cache: false,
    queryKeys: { codigo: anyText, de: anyText },
  },
  offline: { file: 'areas/site/offline/offline.route.tsx' },
  privacy: { file: 'areas/site/legal/privacy.route.tsx' },
  terms: { file: 'areas/site/legal/terms.route.tsx' },
  cookies: { file: 'areas/site/legal/cookies.route.tsx' },
  faq: { file: 'areas/site/faq/faq.route.tsx' },
  process: { file: 'areas/site/process/process.route.tsx' },
  project: { file: 'areas/site/project/project.route.tsx', queryKeys: { de: isRouteName } },
  newsletterSubscribed: newsletterDone,
  newsletterPending: newsletterDone,
  newsletterConfirmed: newsletterDone,
  newsletterUnsubscribed: newsletterDone,
  newsletterConfirm: {
    file: 'areas/site/newsletter/confirm.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
  },
  newsletterUnsubscribe: {
    file: 'areas/site/newsletter/unsubscribe.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
  },
  feedback: {
    file: 'areas/site/feedback/feedback.route.tsx',
    queryKeys: { de: isRouteName },
  },
  feedbackAnswer: { file: 'areas/site/feedback/feedback-answer.route.tsx', cache: false },
  privacyRequest: { file: 'areas/site/privacy-request/privacy-request.route.tsx' },
  privacyStep: { file: 'areas/site/privacy-request/privacy-step.route.tsx', cache: false },
};

export type TableRow = RouteProperties & {
  /** Unique in the router: `home.pt`, `home.en`, `admin`. */
  id: string;
  path: string;
  file: string;
  name: RouteName | keyof typeof areaPaths;
  locale: Locale | null;
};

/** The public half of the table, one row per page and language. */
export const publicRows: TableRow[] = (Object.keys(paths) as RouteName[]).flatMap((name) =>
  (['pt-BR', 'en'] as const).map((locale) => ({
    ...PUBLIC,
    ...publicPages[name],
    id: `${name}.${locale === 'en' ? 'en' : 'pt'}`,
    path: patternOf(name, locale),
    name,
    locale,
  })),
);

const authFiles: Record<keyof typeof authPaths, string> = {
  signUp: 'sign-up/sign-up',
  sent: 'sign-up/sent',
  resend: 'sign-up/resend',
  confirm: 'confirm/confirm',
  forgot: 'recovery/forgot',
  reset: 'recovery/reset',
  link: 'sign-in-link/link',
  useLink: 'sign-in-link/use-link',
  secondStep: 'second-step/second-step',
  signOut: 'sign-out/sign-out',
  setUp: 'set-up/set-up',
  passkeySignIn: 'sign-in/passkey',
  account: 'account/account',
  again: 'account/again/again',
  password: 'account/password/password',
  email: 'account/email/email',
  secondFactor: 'account/second-factor/second-factor',
  passkeys: 'account/passkeys/passkeys',
  passkeyAdd: 'account/passkeys/add',
  sessions: 'account/sessions/sessions',
};

const authRow = (name: string, path: string, file: string): TableRow => ({
  id: name,
  path,
  file: `areas/auth/${file}.route.tsx`,
  name: 'auth',
  locale: null,
  cache: false,
  hydrate: false,
  guard: path.startsWith(authPaths.account) ? 'person' : 'guest',
  queryKeys: { from: anyText, token: anyText, done: anyText, what: anyText },
});

const authRows: TableRow[] = [
  authRow('auth', areaPaths.auth, 'sign-in/sign-in'),
  ...Object.entries(authFiles).map(([name, file]) =>
    authRow(`auth.${name}`, authPaths[name as keyof typeof authPaths], file),
  ),
];

/** Files of the screens of the admin area, below areas/admin, that do not give their room its name. */
const adminFiles: Partial<Record<AdminScreen, string>> = {
  countedLeads: 'today/counted/counted-leads.route.tsx',
  countedSubscriptions: 'today/counted/counted-subscriptions.route.tsx',
  countedPages: 'today/counted/counted-pages.route.tsx',
  leadsExport: 'leads/leads-export.route.ts',
  leadsExportConfirm: 'leads/leads-export-confirm.route.tsx',
  endingLeads: 'leads/ending-leads.route.tsx',
  lead: 'leads/lead.route.tsx',
  contactsExport: 'contacts/contacts-export.route.ts',
  contactsExportConfirm: 'contacts/contacts-export-confirm.route.tsx',
  contact: 'contacts/contact.route.tsx',
  contactPairs: 'contacts/contact-pairs.route.tsx',
  contactMerge: 'contacts/contact-merge.route.tsx',
  dealsList: 'deals/deals-list.route.tsx',
  dealsForecast: 'deals/deals-forecast.route.tsx',
  dealCards: 'deals/deals-cards.route.ts',
  dealsExport: 'deals/deals-export.route.ts',
  dealsExportConfirm: 'deals/deals-export-confirm.route.tsx',
  newDeal: 'deals/new-deal.route.tsx',
  newEntry: 'by-hand/new-entry.route.tsx',
  newCompany: 'companies/new-company.route.tsx',
  crmCompany: 'companies/crm-company.route.tsx',
  deal: 'deals/deal.route.tsx',
  contactsImport: 'imports/imports.route.tsx',
  contactImport: 'imports/import.route.tsx',
  contactImportReport: 'imports/import-report.route.ts',
  resultDeals: 'results/result-deals.route.tsx',
  resultContacts: 'results/result-contacts.route.tsx',
  feedbackProjects: 'feedback/feedback-projects.route.tsx',
  feedbackProject: 'feedback/feedback-project.route.tsx',
  ideas: 'feedback/ideas.route.tsx',
  newTicket: 'tickets/new-ticket.route.tsx',
  ticketFiles: 'tickets/ticket-files.route.ts',
  ticketFile: 'tickets/ticket-file.route.ts',
  ticket: 'tickets/ticket.route.tsx',
  clientProjects: 'client-projects/client-projects.route.tsx',
  clientProject: 'client-projects/client-project.route.tsx',
  ticketWriting: 'tickets/ticket-writing.route.ts',
  feedbackEntry: 'feedback/feedback-entry.route.tsx',
  feedbackFile: 'feedback/feedback-attachment.route.ts',
  inboundMails: 'inbound-mails/inbound-mails.route.tsx',
  inboundMail: 'inbound-mails/inbound-mail.route.tsx',
  inboundMailFile: 'inbound-mails/inbound-mail-file.route.ts',
  answerTargets: 'answer-targets/answer-targets.route.tsx',
  holidays: 'company/holidays.route.tsx',
  newContactWay: 'company/new-contact-way.route.tsx',
  contactWay: 'company/contact-way.route.tsx',
  companyPreview: 'company/company-preview.route.ts',
  newsletterExport: 'newsletter/newsletter-export.route.ts',
  newsletterExportConfirm: 'newsletter/newsletter-export-confirm.route.tsx',
  newsletterProof: 'newsletter/proof.route.tsx',
  formBuilder: 'forms/form-builder.route.tsx',
  contentItem: 'content/content-item.route.tsx',
  contentPreview: 'content/content-preview.route.ts',
  seo: 'seo/settings.route.tsx',
  seoPages: 'seo/pages.route.tsx',
  seoPage: 'seo/page.route.tsx',
  seoTags: 'seo/tags.route.tsx',
  seoTag: 'seo/tag.route.tsx',
  invite: 'people/invite.route.tsx',
  preview: 'people/preview.route.tsx',
  roles: 'people/roles.route.tsx',
  person: 'people/person.route.tsx',
  scheme: 'brand/scheme.route.tsx',
  logoUpload: 'logos/logo-upload.route.tsx',
  logo: 'logos/logo.route.tsx',
  privacyRequestScreen: 'privacy/request.route.tsx',
  securityExport: 'security/security-export.route.ts',
  securityExportConfirm: 'security/security-export-confirm.route.tsx',
  change: 'changes/change.route.tsx',
  mail: 'mails/mail.route.tsx',
  events: 'live/events.route.tsx',
  session: 'live/session.route.tsx',
  find: 'live/find.route.tsx',
  views: 'views/views.route.ts',
  scoreRule: 'score/score-rule.route.tsx',
  automationRule: 'automation/rule.route.tsx',
  tags: 'tags/tags.route.ts',
  template: 'templates/template.route.tsx',
  leadRules: 'lead-rules/lead-rules.route.tsx',
  leadRule: 'lead-rules/lead-rule.route.tsx',
  atWork: 'at-work/at-work.route.ts',
  messages: 'messages/messages.route.ts',
  messageFiles: 'messages/message-files.route.ts',
  messageFile: 'messages/message-file.route.ts',
  message: 'messages/message.route.ts',
  product: 'products/product.route.tsx',
  productChoice: 'products/product-choice.route.ts',
  pipelines: 'products/pipelines.route.tsx',
  pipeline: 'products/pipeline.route.tsx',
};
const adminFileOf = (name: AdminScreen) => adminFiles[name] ?? `${name}/${name}.route.tsx`;

const adminRow = (id: string, path: string, file: string): TableRow => ({
  id,
  path,
  file: `areas/admin/${file}`,
  name: 'admin',
  locale: null,
  cache: false,
  hydrate: true,
  guard: 'staff',
  queryKeys: {},
});

/** The frame of the admin area, and the screens that hang in it. */
export const adminFrame = adminRow('admin', areaPaths.admin, 'admin.route.tsx');
export const adminRows: TableRow[] = [
  ...(Object.keys(adminPaths) as AdminScreen[]).map((name) =>
    adminRow(`admin.${name}`, adminPaths[name], adminFileOf(name)),
  ),
  adminRow('admin.unknown', `${areaPaths.admin}/*`, 'unknown.route.tsx'),
];

/** Areas behind sign-in: one address for both languages. */
export const areaRows: TableRow[] = [...authRows, ...adminRows, ...portalRows];

/** Where the areas behind sign-in begin: everything of theirs lies below one of these. */
export const areaRoots: readonly string[] = [
  ...new Set(areaRows.map(({ path }) => `/${path.split('/')[1]}`)),
];

export const routeTable: TableRow[] = [...publicRows, ...areaRows];

const byId = new Map([adminFrame, ...routeTable].map((row) => [row.id, row]));

/** The row of a matched route, or none for layouts, posts and the 404. */
export function rowOf(routeId: string): TableRow | undefined {
  return byId.get(routeId);
}
