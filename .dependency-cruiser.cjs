const { existsSync } = require('node:fs');

/*
 * Who may import whom. Read from top to bottom: a layer knows itself and the layers above it in
 * this list, nothing below. `tools/check-dependencies.ts` runs these rules and fails when a
 * source file was not read at all.
 */
/** Screens and components of one audience. */
const SCREENS = '^app/features/.+/(?:admin|portal|site)/';
/** What a feature or a frame declares as plain data. */
const DECLARATIONS = '^app/(?:areas|features)/.+/(?:addresses|feature)[.]ts$';

/** What features add to the server and to the API, put together in the registry. */
const SERVER_HALVES = '(?:^app/registry|/feature|[.]api)[.]server[.]ts$';

/** Roles and permissions as plain data. */
const PERMISSIONS = '^app/access/permissions[.]ts$';

const LAYERS = [
  [
    'base',
    `^app/(ui|i18n)/|^app/(paths|feature|registry|palette-registry)[.]ts$|${PERMISSIONS}|${DECLARATIONS}`,
  ],
  ['platform', '^app/platform/'],
  // The island starter, for whatever renders pages.
  ['islands', '^app/islands/'],
  ['access', '^app/(access|audit|consent)/', [PERMISSIONS]],
  // What a feature is for every audience: domain, commands, queries, jobs, mails.
  ['features', '^app/features/', [SCREENS, DECLARATIONS, SERVER_HALVES]],
  // What every page of the site is made of, whoever asks: addresses, heads, words, data.
  ['pages', '^app/pages/'],
  // Frame, shell, menu, error page and sign-in of each audience.
  ['frames', '^app/areas/', [DECLARATIONS]],
  ['screens', SCREENS],
  ['composition', `^app/composition/|${SERVER_HALVES}`],
  ['top', '^app/(root|routes|entry[.](client|server))[.]tsx?$|^server/'],
];

/** The only roads between features. A new line needs its reason, and a folder at both ends. */
const FEATURE_ROADS = [
  ['newsletter', 'company', 'its mails carry the company name and address'],
  [
    'newsletter',
    'qualification',
    'a sign-up is counted and carries its first touch as a lead does',
  ],
  ['feedback', 'qualification', 'an entry is posted, guarded and recognised as a lead is'],
  ['feedback', 'company', 'the mails of an entry carry the company name and address'],
  ['feedback', 'satisfaction', 'the page of an entry asks how its ticket was solved'],
  ['feedback', 'inbound', 'a message that came by mail shows what it quotes, and its files'],
  ['crm', 'inbound', 'a message that came by mail shows what it quotes, and its files'],
  ['inbound', 'feedback', 'a mail of a stranger becomes an entry, with files as an entry may have'],
  ['inbound', 'tickets', 'a mail of a stranger is offered to a ticket by its number'],
  ['inbound', 'company', 'mails that the company sends itself are told from answers'],
  ['accounts', 'company', 'the mails of an account carry the company name and address'],
  ['crash-report', 'company', 'the mail of a crash carries the company name and address'],
  ['privacy', 'qualification', 'a request about data is posted, guarded and answered as a lead is'],
  ['privacy', 'company', 'the mails of a request carry the company name and address'],
  ['company', 'brand', 'mails are written in the colours of the brand'],
  ['pricing', 'content', 'a range is of a service, and starting prices are claims'],
  ['qualification', 'pricing', 'a lead carries the range that was shown'],
  ['content', 'search', 'content says what the search may find of it'],
  ['content', 'company', 'its texts say the name and the place of the company'],
  ['seo', 'analytics', 'the search settings hold the ids of the measuring tags'],
  ['newsletter', 'analytics', 'a sign-up says when it was sent or refused'],
  ['feedback', 'analytics', 'the widget says when it was opened, sent or refused'],
  ['qualification', 'analytics', 'a form says when it was begun, sent or refused'],
  ['seo', 'company', 'the site name falls back on the company name'],
  ['qualification', 'company', 'the mails of a lead carry the company name and address'],
  ['crm', 'company', 'the mails of a message carry the company name and address'],
  ['unproved-mails', 'company', 'the mail of a ceiling carries the company name and address'],
  ['backups', 'company', 'the mail of a failed back-up carries the company name and address'],
  ['outage', 'company', 'the mails of an outage carry the company name and address'],
  ['integrations', 'company', 'the mail about a webhook carries the company name and address'],
  ['issuers', 'people', 'a refused change of access is recorded as one'],
  ['digest', 'company', 'its mail carries the company name and address'],
  ['digest', 'crm', 'it names the stalled deals of its reader'],
  ['digest', 'notices', 'it says where it is switched off'],
  ['digest', 'privacy', 'it names the requests that are due'],
  ['digest', 'tickets', 'it names the tickets that wait for the house'],
  ['digest', 'qualification', 'it names the mentions that its reader has not read'],
  ['crm', 'notices', 'the mail about a task says where such mails are switched off'],
  ['notes', 'notices', 'the mail about a mention says where such mails are switched off'],
  [
    'qualification',
    'notices',
    'the mail about a late answer says where such mails are switched off',
  ],
  ['qualification', 'notes', 'staff write notes on a lead'],
  ['crm', 'notes', 'staff write notes on a deal, a contact and a company'],
  ['tickets', 'notes', 'staff write notes on a ticket'],
  ['projects', 'notes', 'staff write notes on a project'],
  ['crm', 'custom-fields', 'contacts, companies and deals have values in fields that staff define'],
  ['tickets', 'custom-fields', 'tickets have values in fields that staff define'],
  ['qualification', 'custom-fields', 'a lead shows what its contact has in such fields'],
  ['automation', 'crm', 'rules make tasks, tags and drafts, and name owners, stages and templates'],
  ['automation', 'tickets', 'rules about tickets name states and priorities as tickets do'],
  ['automation', 'notices', 'the mails of a rule say where they are switched off'],
  ['automation', 'company', 'the mails of a rule carry the company name and address'],
  ['qualification', 'crm', 'a lead is written to as every contact is'],
  ['tickets', 'feedback', 'an answer leads to the page of the entry that a ticket came from'],
  ['tickets', 'inbound', 'a message that came by mail shows what it quotes, and its files'],
  ['tickets', 'crm', 'a ticket is for a contact, and is found by it'],
  ['tickets', 'company', 'the mails of a ticket carry the company name and address'],
  ['tickets', 'notices', 'the mail about a mention says where such mails are switched off'],
  ['tickets', 'satisfaction', 'a ticket that is solved asks whether somebody is satisfied'],
  ['satisfaction', 'feedback', 'it is asked on the page of the entry as well'],
  ['satisfaction', 'company', 'the mails of a survey carry the company name and address'],
  ['satisfaction', 'qualification', 'a rating is posted and guarded as a lead is'],
  ['projects', 'company', 'the mails of a project carry the company name and address'],
  ['projects', 'crm', 'work is done for the clients that deals became, and their people'],
  ['client-notices', 'company', 'the mails of news carry the company name and address'],
  ['projects', 'client-notices', 'the mail about a version says how to end mails of its kind'],
  [
    'tickets',
    'client-notices',
    'the mail of an answer to a client says how to end mails of its kind',
  ],
  ['talent', 'qualification', 'an application is posted, guarded and answered as a lead is'],
  ['qualification', 'saved-posts', 'a lead without a connection waits on the device'],
  ['newsletter', 'saved-posts', 'a sign-up without a connection waits on the device'],
  ['feedback', 'saved-posts', 'feedback without a connection waits on the device'],
  ['system', 'backups', 'it shows and measures when data were last backed up'],
  ['system', 'company', 'the sender of mails names the domain that is checked'],
  ['talent', 'company', 'the mails of an application carry the company name and address'],
];

for (const [from, to] of FEATURE_ROADS) {
  for (const name of [from, to]) {
    if (existsSync(`${__dirname}/app/features/${name}`)) continue;
    throw new Error(`FEATURE_ROADS names app/features/${name}, which does not exist.`);
  }
}

const BROWSER_CODE = '[.](island|behaviour)[.]tsx?$|^app/ui/|^app/entry[.]client[.]tsx$';
const DATABASE = '^app/platform/database/';
/** What the rest of the product may see of the database; the raw handle is not among it. */
const DATABASE_FRONT = `${DATABASE}(database|actor|business-day|call-function|copy-engine|errors|installation|list-page|operation|retry-aborted)[.]server[.]ts$|${DATABASE}engine/(folder-lock|socket-path)[.]server[.]ts$|${DATABASE}(database|functions)[.]types[.]ts$|${DATABASE}(column-names|translations|backup/surplus-backups)[.]ts$|${DATABASE}backup/backup-store[.]server[.]ts$`;
const TESTS = '[.]test[.]tsx?$|^tests/|^database/(testing|policies)/';

const alternatives = (names) => `^app/features/(${names.join('|')})/`;

/** The dialog that begins a new entry is offered on every screen of staff. */
const OFFERS = '^app/areas/admin/frame/admin-frame[.]tsx$';

const layerRules = LAYERS.flatMap(([name, from, except = []], index) =>
  LAYERS.slice(index + 1).map(([upper, to, butNot]) => ({
    name: `layer-${name}-${upper}`,
    comment: `${name} may not know ${upper}, a layer above it.`,
    severity: 'error',
    from: { path: from, pathNot: [TESTS, ...except, ...(upper === 'screens' ? [OFFERS] : [])] },
    to: { path: to, ...(butNot && { pathNot: butNot }) },
  })),
);

const featuresWithRoads = [...new Set(FEATURE_ROADS.map(([from]) => from))];
const roadRules = [
  ...featuresWithRoads.map((feature) => ({
    name: `feature-${feature}`,
    comment: `${feature} leaves its folder only along the roads of FEATURE_ROADS.`,
    severity: 'error',
    from: { path: `^app/features/${feature}/`, pathNot: [SCREENS, SERVER_HALVES] },
    to: {
      path: '^app/features/',
      pathNot: alternatives([
        feature,
        ...FEATURE_ROADS.filter(([from]) => from === feature).map(([, to]) => to),
      ]),
    },
  })),
  {
    name: 'feature-without-roads',
    comment: 'A feature that FEATURE_ROADS does not name imports no other feature.',
    severity: 'error',
    from: {
      path: '^app/features/([^/]+)/',
      pathNot: [alternatives(featuresWithRoads), SCREENS, SERVER_HALVES],
    },
    to: { path: '^app/features/', pathNot: '^app/features/$1/' },
  },
];

/** Previews of staff are made of pages of the site. */
const PREVIEWS = 'preview[.]server[.]tsx$';

/** Screens of an audience import the frame and the screens of their own alone. */
const screenRules = [
  ['admin', '^app/areas/admin/'],
  // Clients sign in as everybody does, and see their account.
  ['portal', '^app/areas/(?:portal|auth)/'],
  ['site', '^app/areas/site/'],
].map(([audience, frames]) => ({
  name: `screens-${audience}`,
  comment: `Code of another audience never weighs on screens of ${audience}.`,
  severity: 'error',
  from: { path: `^app/features/.+/${audience}/`, pathNot: [TESTS, PREVIEWS] },
  to: {
    path: [SCREENS, '^app/areas/'],
    pathNot: [`^app/features/.+/${audience}/`, frames],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'What cannot be resolved cannot be checked either.',
      severity: 'error',
      from: {},
      // Made by React Router and Vite while they run.
      to: { couldNotResolve: true, pathNot: '^virtual:|[+]types/' },
    },
    ...layerRules,
    ...roadRules,
    {
      name: 'frames-apart',
      comment:
        'A frame imports no other; that of clients shows their account and crashes as those frames do.',
      severity: 'error',
      from: { path: '^app/areas/(admin|auth|site)/', pathNot: TESTS },
      to: { path: '^app/areas/', pathNot: '^app/areas/$1/' },
    },
    ...screenRules,
    {
      name: 'no-server-in-browser',
      comment: 'Islands, behaviours and the design system also run in the browser.',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: TESTS },
      to: { path: '[.]server[.]tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-raw-database-handle',
      comment:
        'Everything outside reaches the database through asActor. server/serve.ts creates the cluster of ' +
        'the embedded engine before the site is loaded.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: [DATABASE, TESTS, '^server/serve[.]ts$'] },
      to: {
        path: DATABASE,
        pathNot: [DATABASE_FRONT, '(job-sql|identity-database)[.]server[.]ts$'],
      },
    },
    {
      name: 'no-identity-database-elsewhere',
      comment: 'The auth library owns a connection to its own schema; nobody else does.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: ['^app/access/identity[.]server[.]ts$', DATABASE] },
      to: { path: `${DATABASE}identity-database[.]server[.]ts$` },
    },
    {
      name: 'no-job-sql-elsewhere',
      comment:
        'The job library owns a connection; nobody else does but what reads and revives its rows.',
      severity: 'error',
      from: {
        path: '^(app|server)/',
        pathNot: [
          '^app/platform/jobs/(jobs|job-list|job-figures|job-worker|job-release)[.]server[.]ts$',
          DATABASE,
        ],
      },
      to: { path: `${DATABASE}job-sql[.]server[.]ts$` },
    },
    {
      name: 'no-database-driver',
      comment: 'Drivers are opened in one place, so that roles and claims cannot be forgotten.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: [DATABASE, TESTS] },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: TESTS },
      to: { path: ['^(tests|bench|tools)/', TESTS] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no interface for other tools; without swc nothing would be read.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
