import type { Deletion } from '#app/audit/setting-changes.ts';

/** What a rule may match; a check in the database has the same list. */
export const RULE_KINDS = [
  'answer',
  'mail',
  'phone',
  'pages',
  'campaign',
  'source',
  'returning',
  'open_deal',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_TESTS = ['one_of', 'contains', 'filled'] as const;
export type RuleTest = (typeof RULE_TESTS)[number];

export const CAMPAIGN_MARKS = ['source', 'medium', 'campaign'] as const;
export const MAIL_DOMAINS = ['own', 'free'] as const;
export const CONTACT_PROPERTIES = ['name', 'email', 'phone', 'company'] as const;

export const MOST_RULES = 40;

export type ScoreRule = {
  id: string;
  versionId: string;
  name: string;
  nameEn: string;
  kind: RuleKind;
  subject: string | null;
  test: RuleTest | null;
  words: readonly string[];
  atLeast: number | null;
  points: number;
  revision: number;
};

export type ScoreVersion = {
  id: string;
  number: number;
  state: 'draft' | 'used' | 'before';
  /** ISO time at which it was last activated. */
  usedAt: string | null;
  rules: number;
};

export type ScoreRun = {
  number: number;
  state: 'running' | 'done' | 'replaced';
  total: number;
  done: number;
  changed: number;
  startedAt: string;
  endedAt: string | null;
  by: string | null;
};

/** A question that a rule may match, by its name in rules. */
export type RuleQuestion = {
  subject: string;
  label: string;
  form: string;
  options: readonly { value: string; label: string }[];
};

export type RuleMistake = 'missing' | 'long' | 'number' | 'words' | 'choose' | 'pages';

/** Refusal codes for commands on versions and their rules. */
export const SCORE_CODES = ['used', 'version_empty', 'score_rules_full', 'changed'] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];

export type RuleAsRead = { rule: ScoreRule; deleted: Deletion | null };

export const PREVIEWED = 2000;
export type RuleChange = { name: string; nameEn: string; was: number; becomes: number };
export type PreviewedLead = {
  id: string;
  protocol: string;
  person: string;
  was: number | null;
  becomes: number;
  rules: readonly RuleChange[];
};
/** The effect of a version on the leads of the last 30 days. */
export type ScorePreview = {
  leads: number;
  /** Older ones of the month were left out. */
  cut: boolean;
  rise: number;
  fall: number;
  /** How many leads stood and would be in each tenth of the scale, the lowest first. */
  spread: readonly { was: number; becomes: number }[];
  rises: readonly PreviewedLead[];
  falls: readonly PreviewedLead[];
};
