/*
 * The two parts of the test files (docs/decisions/059): `npm test` takes the quick part, `npm run test:sql` the
 * rest, which is listed here. Without TEST_PART a run takes both.
 */

const part = process.env['TEST_PART'];

/** The test files of a project of vitest.config.ts in this run; `rest` are those that `npm test` leaves. */
export function testFiles(include: string[], exclude: string[], rest: string[]) {
  if (part === 'rest') return { include: rest, exclude };
  return { include, exclude: part === 'quick' ? [...exclude, ...rest] : exclude };
}

/** Files in this run of the journeys of playwright.config.ts; `quick` are those that `npm test` takes. */
export function journeyFiles(quick: string[]) {
  if (part === 'quick') return { testMatch: quick };
  return part === 'rest' ? { testIgnore: quick } : {};
}

/** SQL in depth; `npm run test:sql` runs it on a PostgreSQL server too. */
const SQL = [
  'app/platform/database/vacuum-all.test.ts',
  'database/access/!(matrix|specified-calls).test.ts',
  'database/{automation,contacts,crm,ideas,intake,leads,notices,privacy,projects,tickets}/*.test.ts',
  'database/{analytics,domain-rules,heartbeats}.test.ts',
  'database/settings/*.test.ts',
];

/** Input of every length, threads that end, and measurements. */
const UNIT = [
  'app/composition/scheme-surfaces.test.ts',
  'app/features/projects/bar/bar.test.ts',
  'app/platform/files/pdf/draw-pdf.test.ts',
  'app/platform/mail/inbound/{growing-mail,read-in-process}.test.ts',
  'app/platform/threads/worker-thread.test.ts',
  'server/slow-clients/slow-senders.test.ts',
  'tests/guards/benchmarks.test.ts',
];

export const UNIT_REST = [...SQL, ...UNIT];

export const ROUTES_REST = [
  // Limits, attacks and hostile input.
  'tests/routes/{attacks-on-record,form-doors,network-limits,planted-notes,post-shape}.test.ts',
  'tests/routes/{sign-in-attacks,sign-in-enumeration,sign-in-limits,security-record}.test.ts',
  'tests/routes/{upload-shape,unread-pages,unproved-mails}.test.ts',
  // Who may see what, for every narrowed role and every client.
  'tests/routes/{claims,content-visibility,narrowed-roles,portal-isolation}.test.ts',
  // Figures and lists that must agree with each other.
  'tests/routes/{answer-times,ticket-figures,list-states,list-views,results,today}.test.ts',
  'tests/routes/{matching-feedback,matching-jobs,matching-leads}.test.ts',
  // What changes on other pages and screens.
  'tests/routes/{admin-live,changed-rows,company-everywhere,two-editors,version-pages}.test.ts',
  'tests/routes/{layer-order,logos,page-pictures,scheme-contrast,scheme-everywhere}.test.ts',
  'tests/routes/{admin-waiting,brand-undo,client-device,due-work}.test.ts',
  'tests/site/{crawl,published-facts}.test.ts',
  // Long dealings, of which journeys or SQL tests take the usual way.
  'tests/routes/{admin-lists,api-client,content-editing,deal-client,deal-page,feedback-files}.test.ts',
  'tests/routes/{feedback-frame,feedback-projects,form-drafts,imports,invoices}.test.ts',
  'tests/routes/{lead-owners,pipelines,portal,portal-tickets,search-files}.test.ts',
  'tests/routes/{seo-pages,sensitive-changes,staff-newsletter,ticket-desk,tickets}.test.ts',
];

/** Each starts the site or the engine in its own way, or takes the database away. */
export const APART_REST = [
  'app/platform/database/engine/{engine,engine-files,folder-lock}.test.ts',
  'app/platform/database/schema/{definitions,migrations}.test.ts',
  'database/{demo,bridge/bridge,privacy/retention}.test.ts',
  'tests/routes/{admin-command,answer-mails,crash,crash-of-job,database-away,forgotten-proxy}.test.ts',
  'tests/routes/{feedback-without-database,mails,own-origin,rude-clients,sent-mails}.test.ts',
  'tests/routes/issuer-*.test.ts',
  'tests/routes/specified-client.test.ts',
  'tests/routes/{audit-export,log-lines,mail-servers,system-screen,traces,watched-site,webhooks}.test.ts',
  'app/platform/spool/spool.test.ts',
  'tests/routes/spool.test.ts',
];

/** One journey through each part of the site: pages, forms, consent, account, and the screens of staff. */
export const QUICK_JOURNEYS = [
  '**/{consent,draft,exactly-once,feedback,first-lead,form-page,header-search}.spec.ts',
  '**/{language,menus,page-leads,theme,without-scripts}.spec.ts',
  '**/{permissions,sign-in}.spec.ts',
  '**/{admin-company,admin-deals,admin-frame,admin-leads,admin-tickets}.spec.ts',
];
