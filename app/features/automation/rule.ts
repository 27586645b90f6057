/** The subjects of rules. A new subject has its fields here and in private.rule_fields_known(). */
export const SUBJECTS = ['lead', 'deal', 'ticket'] as const;
export type Subject = (typeof SUBJECTS)[number];

export type FieldType = 'choice' | 'text' | 'number' | 'date' | 'tags';

/** Fields of conditions. */
export const RULE_FIELDS = {
  lead: {
    source: 'choice',
    service: 'choice',
    status: 'choice',
    owner: 'choice',
    score: 'number',
    locale: 'choice',
    company: 'text',
    email: 'text',
    phone: 'text',
    campaign: 'text',
    page: 'text',
    answers: 'text',
    tags: 'tags',
  },
  deal: {
    pipeline: 'choice',
    stage: 'choice',
    state: 'choice',
    value: 'number',
    owner: 'choice',
    expected_close: 'date',
    source: 'choice',
    company: 'text',
    title: 'text',
    tags: 'tags',
  },
  ticket: {
    status: 'choice',
    priority: 'choice',
    owner: 'choice',
    waits_for: 'choice',
    type: 'choice',
    project: 'choice',
    module: 'choice',
    locale: 'choice',
    company: 'text',
    email: 'text',
    title: 'text',
  },
} as const satisfies Readonly<Record<Subject, Readonly<Record<string, FieldType>>>>;
export type RuleField = { [S in Subject]: keyof (typeof RULE_FIELDS)[S] }[Subject];

export const fieldsOf = (subject: Subject): Readonly<Record<string, FieldType>> =>
  RULE_FIELDS[subject];

/** Fields whose change may trigger a rule. */
export const CHANGING = {
  lead: ['status', 'owner'],
  deal: ['stage', 'value', 'owner', 'expected_close'],
  ticket: ['status', 'priority', 'owner'],
} as const satisfies Readonly<Record<Subject, readonly RuleField[]>>;
export type Changing = (typeof CHANGING)[Subject][number];

export const OPS = {
  choice: ['is', 'is_not', 'one_of', 'empty', 'filled'],
  text: ['contains', 'is', 'is_not', 'empty', 'filled'],
  number: ['at_least', 'at_most', 'is', 'is_not', 'empty', 'filled'],
  date: ['at_least', 'at_most', 'empty', 'filled'],
  tags: ['contains', 'empty', 'filled'],
} as const satisfies Readonly<Record<FieldType, readonly string[]>>;
export type Op = (typeof OPS)[FieldType][number];

export const opsOf = (type: FieldType): readonly Op[] => OPS[type];
export const asksNothing = (op: string): boolean => op === 'empty' || op === 'filled';

export const STARTS = ['arrives', 'changes', 'silent', 'due'] as const;
export type StartKind = (typeof STARTS)[number];
export const TERMS = {
  lead: ['answer', 'task'],
  deal: ['close', 'task'],
  ticket: ['answer', 'solution'],
} as const;
export type Term = (typeof TERMS)[Subject][number];
export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

export type Start =
  | { kind: 'arrives' }
  | { kind: 'changes'; field: Changing; from?: string; to?: string }
  | { kind: 'silent'; days: number }
  | { kind: 'due'; what: Term; side: Side; hours: number };

export type Condition = { field: RuleField; op: Op; value?: string | number | readonly string[] };

export const ACTS = [
  'task',
  'owner',
  'tag',
  'draft',
  'notice',
  'mail',
  'status',
  'priority',
] as const;
export type ActKind = (typeof ACTS)[number];
const OF_CRM = ['task', 'owner', 'tag', 'draft', 'notice', 'mail'] as const;
const OF_TICKETS = ['owner', 'priority', 'status', 'draft', 'notice'] as const;
/** The actions of a rule by subject; tickets have no tasks and no tags. */
export const actsOf = (subject: Subject): readonly ActKind[] =>
  subject === 'ticket' ? OF_TICKETS : OF_CRM;
export const UNITS = ['hours', 'days'] as const;
export type Unit = (typeof UNITS)[number];

/** `owner` stands for the owner of the lead, deal or ticket at that moment. */
export type Act =
  | { kind: 'task'; title: string; due: { n: number; unit: Unit }; owner: string | null }
  | { kind: 'owner'; owner: string | null }
  | { kind: 'tag'; tag: string }
  | { kind: 'draft'; channel: 'mail' | 'whatsapp'; template: string }
  | { kind: 'notice'; to: readonly string[] }
  | { kind: 'mail'; template: string }
  | { kind: 'status' | 'priority'; to: string };

export type RuleBody = {
  name: string;
  subject: Subject;
  /** Null: of every product. */
  product: string | null;
  starts: Start;
  conditions: readonly Condition[];
  acts: readonly Act[];
  mailsOutside: boolean;
};
export type Rule = RuleBody & {
  id: string;
  isActive: boolean;
  revision: number;
  /** When it was switched off for too many failures. */
  stoppedAt: string | null;
  failures: number;
  lastRunAt: string | null;
};

export const MOST_CONDITIONS = 10;
export const MOST_ACTS = 10;
export const LONGEST_NAME = 80;
export const LONGEST_TITLE = 200;
