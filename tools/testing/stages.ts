import { randomInt } from 'node:crypto';
import path from 'node:path';
import { projectFolder } from '../source-files.ts';

/** What counts a stage's tests: a report file, or the stage itself as one. */
export type Counting = 'vitest' | 'playwright' | 'itself';

export type Stage = {
  name: string;
  counting: Counting;
  commands: string[][];
  /** Series of commands that run at the same time as the others, each in its own order. */
  beside?: string[][][];
  env?: Readonly<Record<string, string>>;
};

const withPostgres = path.join(projectFolder, 'database/testing/with-postgres.sh');

const lint: Stage = {
  name: 'lint, dependency rules, unused code',
  counting: 'itself',
  commands: [['biome', 'check', '--error-on-warnings']],
  // Each works on one core only.
  beside: [
    [['node', 'tools/check-dependencies.ts']],
    [['knip', '--no-config-hints']],
    [['node', 'database/generate-types.ts', '--check']],
  ],
};

const vitest = (name: string, ...command: string[]): Stage => ({
  name,
  counting: 'vitest',
  commands: [command],
});

/** The two parts of `tests/parts.ts`. */
const quick = { TEST_PART: 'quick' };
const rest = { TEST_PART: 'rest' };

const unitTests = [
  'vitest',
  'run',
  '--project',
  'apart',
  '--project',
  'routes',
  '--project',
  'unit',
];

const unit: Stage = {
  ...vitest('types; unit, route, policy and guard tests', ...unitTests),
  // Those of `apart` come first and wait most of their time. A further checker works out again what the
  // others have: two take one and a half times the work of one, the default of four twice as much.
  beside: [
    [
      ['react-router', 'typegen'],
      ['tsc', '--checkers', '1'],
    ],
  ],
};

/** Every case of what `npm test` takes some of, with random numbers of its own each time. */
const unitInFull: Stage = {
  ...unit,
  env: { TEST_BREADTH: 'all', TEST_SEED: process.env['TEST_SEED'] ?? String(randomInt(1_000_000)) },
};

const restOfUnit: Stage = {
  ...vitest('the rest of the unit, route and policy tests', ...unitTests),
  env: rest,
};

/** What each caller gets at every address: `npm test` checks it for some of them. */
const everyCaller: Stage = {
  ...vitest(
    'every address as every caller',
    ...['vitest', 'run', '--project', 'routes', 'tests/routes/access-matrix.test.ts'],
  ),
  env: { TEST_BREADTH: 'all' },
};

const planted = vitest('planted defects are found', ...['vitest', 'run', '--project', 'planted']);

/** A project of playwright.config.ts. */
const journeys = (name: string, project: string): Stage => ({
  name,
  counting: 'playwright',
  commands: [['playwright', 'test', `--project=${project}`]],
});

const endToEnd = journeys('journeys in a browser', 'journeys');

const restOfJourneys: Stage = {
  ...journeys('the rest of the journeys in a browser', 'journeys'),
  env: rest,
};

const everyVariant = journeys(
  'journeys in the other languages, widths and themes, and axe on every address',
  'breadth',
);

const sql = vitest(
  'SQL tests on a PostgreSQL server',
  ...[withPostgres, 'vitest', 'run', '--project', 'sql'],
);

const likeSupabase = vitest(
  'policy tests under the roles and default privileges of Supabase',
  ...[withPostgres, '--like-supabase', 'vitest', 'run', '--project', 'sql'],
  ...['database/policies', 'database/access'],
);

/** Mails that are sent, answered and read back, through a mail server of its own. */
const mail = vitest(
  'mails read from a mail server, on PostgreSQL',
  ...[withPostgres, path.join(projectFolder, 'tests/inbound-mail/with-dovecot.sh')],
  ...['vitest', 'run', '--project', 'mail'],
);

/** What a change means for another process is seen on a server only: one engine has one process. */
const twoProcesses: Stage = {
  name: 'journeys on two processes that share a PostgreSQL server',
  counting: 'playwright',
  commands: [[withPostgres, 'playwright', 'test', '--config', 'tests/two-processes']],
};

/** The rest is `npm run test:faults`: each takes a minute or more. */
const faultsInShort: Stage = {
  ...vitest(
    'leads through kills and a database that stops',
    ...['vitest', 'run', '--project', 'faults'],
    ...['tests/faults/under-load.test.ts', 'tests/faults/spool.test.ts'],
    ...['-t', 'kill -9|stopped and started|while PostgreSQL is stopped'],
  ),
  env: { FAULT_KILLS: '2' },
};

const faults = vitest('faults', ...['vitest', 'run', '--project', 'faults']);

/** On engines that are installed for it alone. */
const cluster = vitest(
  'three processes on a cluster',
  ...['vitest', 'run', '--project', 'cluster'],
);

/** The runs of the npm scripts, each a fixed order of stages: the cheapest answer comes first. */
export const RUNS: Readonly<Record<string, readonly Stage[]>> = {
  default: [lint, { ...unit, env: quick }, { ...endToEnd, env: quick }],
  sql: [
    ...[sql, likeSupabase, planted, restOfUnit, everyCaller, restOfJourneys, mail, twoProcesses],
    faultsInShort,
  ],
  faults: [faults],
  cluster: [cluster],
  all: [
    lint,
    unitInFull,
    planted,
    endToEnd,
    everyVariant,
    sql,
    likeSupabase,
    mail,
    twoProcesses,
    faults,
  ],
};

const NARROWED: Readonly<Record<Counting, readonly string[]>> = {
  vitest: ['--changed', '--passWithNoTests'],
  playwright: ['--only-changed', '--pass-with-no-tests'],
  itself: [],
};

/** The stage with those of its test files alone, of both parts, that uncommitted changes reach. */
export const ofChanges = ({ env: { TEST_PART, ...env } = {}, ...stage }: Stage): Stage => ({
  ...stage,
  env,
  commands: stage.commands.map((command) => [...command, ...NARROWED[stage.counting]]),
});
