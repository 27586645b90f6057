import { PAGE_GROUPS } from '../../journey/page-groups.ts';
import { LEAD_SOURCES } from '../staff-leads.ts';
import {
  CAMPAIGN_MARKS,
  MAIL_DOMAINS,
  RULE_TESTS,
  type RuleKind,
  type RuleMistake,
  type RuleTest,
  type ScoreRule,
} from './score-rules.ts';

const MOST_WORDS = 30;
const LONGEST_WORD = 80;
const SUBJECT = /^(field:[a-z0-9_-]{1,60}|property:(name|email|phone|company))$/;

type Mistakes = Record<string, RuleMistake>;
export type RuleValues = Omit<ScoreRule, 'id' | 'versionId' | 'revision' | 'kind'>;
type ReadRule = { values: RuleValues } | { mistakes: Mistakes };

/** Typed a line each, and ticked. */
const wordsIn = (form: FormData): string[] => [
  ...new Set(
    [...form.getAll('word'), ...String(form.get('words') ?? '').split(/\r?\n/)]
      .map((word) => String(word).trim())
      .filter(Boolean),
  ),
];

/** The values of a posted rule of one kind, or its errors. */
export function readRuleFields(form: FormData, kind: RuleKind): ReadRule {
  const mistakes: Mistakes = {};
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const named = (name: string) => {
    const given = text(name);
    if (given === '') mistakes[name] = 'missing';
    else if (given.length > 80) mistakes[name] = 'long';
    return given;
  };
  const whole = (name: string, least: number, most: number) => {
    const given = text(name);
    const number = Number(given);
    if (given === '' || !Number.isInteger(number) || number < least || number > most) {
      mistakes[name] = 'number';
    }
    return number;
  };
  const values: RuleValues = {
    name: named('name'),
    nameEn: named('name_en'),
    points: whole('points', -100, 100),
    subject: null,
    test: null,
    words: [],
    atLeast: null,
  };
  const oneOf = (name: string, known: readonly string[]) => {
    const given = text(name);
    if (!known.includes(given)) mistakes[name] = 'choose';
    return given;
  };
  const words = (needed: boolean) => {
    const given = wordsIn(form);
    const long = given.length > MOST_WORDS || given.some((word) => word.length > LONGEST_WORD);
    if ((needed && given.length === 0) || long) mistakes['words'] = long ? 'long' : 'words';
    return given;
  };
  const known = (all: readonly string[]) => wordsIn(form).filter((word) => all.includes(word));
  if (kind === 'answer' || kind === 'campaign') {
    values.test = oneOf('test', RULE_TESTS) as RuleTest;
    values.words = values.test === 'filled' ? [] : words(true);
    values.subject = kind === 'campaign' ? oneOf('subject', CAMPAIGN_MARKS) : text('subject');
    if (kind === 'answer' && !SUBJECT.test(values.subject)) mistakes['subject'] = 'choose';
  } else if (kind === 'mail') {
    values.subject = oneOf('subject', MAIL_DOMAINS);
  } else if (kind === 'source') {
    values.words = known(LEAD_SOURCES);
    if (values.words.length === 0) mistakes['words'] = 'words';
  } else if (kind === 'pages') {
    values.words = known(PAGE_GROUPS);
    values.atLeast = whole('at_least', 1, 20);
    if (mistakes['at_least']) mistakes['at_least'] = 'pages';
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { values };
}
