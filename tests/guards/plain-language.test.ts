import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/* What developers read is plain engineering English: "the user" or "they", and the words of the field. */

const PRONOUNS = /\b(?:she|hers?|herself|whoever|nobody's)\b/i;

/** Former identifiers, each with the one that stands in its place. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  askerOf: 'requireUser',
  askNow: 'pollNow',
  askPatiently: 'requestWithRetry',
  askSoon: 'pollSoon',
  BegunMessage: 'DraftedMessage',
  contact_twins: 'duplicate_candidates',
  currentLetter: 'mailContext',
  deskStorage: 'adminStorage',
  fold_days: 'roll_up_days',
  DoorHead: 'AuthHead',
  give_away: 'reassign_records',
  hand_over: 'transfer_records',
  her_leads: 'user_leads',
  house_day: 'business_day',
  houseDay: 'businessDay',
  HouseTicket: 'CompanyTicket',
  hurryJobs: 'runNow',
  is_houses_turn: 'is_company_turn',
  keepAlerting: 'a job named by what it does',
  keepApart: 'dismissDuplicate',
  keepReminding: 'a job named by what it does',
  keptPicture: 'cachedPicture',
  layRelease: 'unpackRelease',
  listAsked: 'parseListQuery',
  mailStranger: 'mailUnverified',
  nudgeJobs: 'wakeWorker',
  protocolOn: 'referenceOn',
  readTwins: 'readDuplicates',
  said_apart: 'is_dismissed_duplicate',
  saidMailOf: 'messageMailOf',
  someoneOrNobody: 'optionalUserId',
  standingOf: 'summaryOf',
  standings_of: 'project_summaries_of',
  survivor_of: 'merge_target_of',
  take_back_handover: 'undo_transfer',
  take_mail: 'ingest_mail',
  takeFeedback: 'acceptFeedback',
  takePost: 'acceptPost',
  takeSubscription: 'acceptSubscription',
  tell_authors: 'notify_authors',
  tell_client: 'notify_client',
  tellDevice: 'setDeviceHeaders',
  useAwake: 'useHydrated',
  useKeptReply: 'useLatestReply',
  wakeIsland: 'startIsland',
  wayBack: 'undo',
  words_to_find: 'search_text_of_lead',
};

const SCRIPTS = ['*.ts', '*.tsx', '*.mjs', '*.css'];
/** Frozen with their checksums. */
const MIGRATIONS = ':!database/migrations';
/** Generated from the comments of the migrations, too. */
const TYPES = ':!app/platform/database/database.types.ts';
/** Names the words that it looks for. */
const THIS_FILE = ':!tests/guards/plain-language.test.ts';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SQL_COMMENTS = /\/\*[\s\S]*?\*\/|--.*$|^comment on [\s\S]*?';$/gm;
const TITLES = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(?:\\.|(?!\1).)*\1/gs;

/** A definition drops the function of the former name. */
const DROPPED = /^drop function if exists .*$/gm;

const proseIn = (file: string, text: string): string[] => {
  if (file.endsWith('.md')) return [text];
  const comments = text.match(file.endsWith('.sql') ? SQL_COMMENTS : COMMENTS) ?? [];
  return [...comments, ...(text.match(TITLES) ?? [])];
};

const linesWith = (prose: readonly string[], words: RegExp): string[] =>
  prose.flatMap((part) => part.split('\n')).filter((line) => words.test(line));

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

it('reads comments and titles, and no code', () => {
  const script = `const her = 1; // hers\n/* of\n whoever */ const url = 'a://she';\nit('asks her', () => {});`;
  expect(linesWith(proseIn('a.ts', script), PRONOUNS)).toEqual([
    '// hers',
    ' whoever */',
    "it('asks her'",
  ]);
  const definition = "select 'her'; -- nobody's\ncomment on function a is\n  'What she sees.';\n";
  expect(linesWith(proseIn('a.sql', definition), PRONOUNS)).toEqual([
    "-- nobody's",
    "  'What she sees.';",
  ]);
});

it('says "the user" or "they" in comments, titles and documents', () => {
  const files = sourceFiles(...SCRIPTS, '*.sql', '*.md', MIGRATIONS, TYPES, THIS_FILE);
  expect(files.length).toBeGreaterThan(3000);
  const found = files.flatMap((file) =>
    linesWith(proseIn(file, read(file)), PRONOUNS).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('names nothing by a former identifier', () => {
  const former = new RegExp(`\\b(?:${Object.keys(IDENTIFIERS).join('|')})\\b`);
  const found = sourceFiles(...SCRIPTS, '*.sql', '*.md', MIGRATIONS, TYPES, THIS_FILE).flatMap(
    (file) => {
      const [name] = former.exec(read(file).replace(DROPPED, '')) ?? [];
      return name ? [`${file}: ${name}, now ${IDENTIFIERS[name]}`] : [];
    },
  );
  expect(found).toEqual([]);
});
