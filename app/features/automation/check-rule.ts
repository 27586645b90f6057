import { parseReais } from '#app/platform/text/parse-money.ts';
import {
  type Act,
  actsOf,
  asksNothing,
  CHANGING,
  type Condition,
  fieldsOf,
  LONGEST_NAME,
  LONGEST_TITLE,
  opsOf,
  type RuleBody,
  SIDES,
  type Start,
  type Subject,
  TERMS,
  UNITS,
} from './rule.ts';
import type { ActDraft, ConditionDraft, RuleDraft, StartDraft } from './rule-draft.ts';

export type RuleMistake =
  | 'required'
  | 'long'
  | 'days'
  | 'hours'
  | 'number'
  | 'choose'
  | 'owner'
  | 'template';
/** By the name of the field that is wrong. */
export type RuleMistakes = Readonly<Record<string, RuleMistake>>;

/** A whole number within bounds, or undefined. */
function whole(text: string, least: number, most: number): number | undefined {
  const n = Number(text);
  return /^\d{1,4}$/.test(text) && n >= least && n <= most ? n : undefined;
}

type Wrong = (field: string, mistake: RuleMistake) => undefined;

function startIn(start: StartDraft, subject: Subject, wrong: Wrong): Start | undefined {
  switch (start.kind) {
    case 'arrives':
      return { kind: 'arrives' };
    case 'changes': {
      const field = CHANGING[subject].find((one) => one === start.field);
      if (!field) return wrong('start.field', 'choose');
      return {
        kind: 'changes',
        field,
        ...(start.from && { from: start.from }),
        ...(start.to && { to: start.to }),
      };
    }
    case 'silent': {
      const days = whole(start.days, 1, 365);
      return days === undefined ? wrong('start.days', 'days') : { kind: 'silent', days };
    }
    default: {
      const what = TERMS[subject].find((one) => one === start.what);
      const side = SIDES.find((one) => one === start.side);
      const hours = whole(start.hours, 0, 720);
      if (!what) return wrong('start.what', 'choose');
      if (hours === undefined || !side) return wrong('start.hours', 'hours');
      return { kind: 'due', what, side, hours };
    }
  }
}

function conditionIn(
  draft: ConditionDraft,
  at: number,
  subject: Subject,
  wrong: Wrong,
): Condition | undefined {
  const type = fieldsOf(subject)[draft.field];
  const op = type && opsOf(type).find((one) => one === draft.op);
  if (!type || !op) return wrong(`c.${at}.field`, 'choose');
  const condition = { field: draft.field as Condition['field'], op };
  if (asksNothing(op)) return condition;
  if (op === 'one_of') {
    return draft.values.length > 0
      ? { ...condition, value: draft.values }
      : wrong(`c.${at}.values`, 'choose');
  }
  if (draft.value === '') return wrong(`c.${at}.value`, type === 'text' ? 'required' : 'choose');
  if (type !== 'number') return { ...condition, value: draft.value };
  const value = parseReais(draft.value);
  return value === undefined ? wrong(`c.${at}.value`, 'number') : { ...condition, value };
}

/** A task with its due time, in whole hours or days. */
function taskIn(draft: ActDraft, at: number, wrong: Wrong): Act | undefined {
  const unit = UNITS.find((one) => one === draft.unit) ?? 'days';
  const n = whole(draft.n, 0, 365);
  if (draft.title === '') wrong(`a.${at}.title`, 'required');
  else if (draft.title.length > LONGEST_TITLE) wrong(`a.${at}.title`, 'long');
  if (n === undefined) return wrong(`a.${at}.n`, 'days');
  return { kind: 'task', title: draft.title, due: { n, unit }, owner: draft.owner || null };
}

function actIn(draft: ActDraft, at: number, subject: Subject, wrong: Wrong): Act | undefined {
  const { kind } = draft;
  if (!actsOf(subject).includes(kind)) return wrong(`a.${at}.kind`, 'choose');
  switch (kind) {
    case 'task':
      return taskIn(draft, at, wrong);
    case 'owner':
      return { kind, owner: draft.owner || null };
    case 'tag':
      // The name of a new one; its id comes with the save.
      return draft.tag === '' ? wrong(`a.${at}.tag`, 'required') : { kind, tag: draft.tag };
    case 'notice':
      return draft.to.length > 0 ? { kind, to: draft.to } : wrong(`a.${at}.to`, 'choose');
    case 'draft': {
      const channel = draft.channel === 'whatsapp' && subject !== 'ticket' ? 'whatsapp' : 'mail';
      return draft.template === ''
        ? wrong(`a.${at}.template`, 'choose')
        : { kind, channel, template: draft.template };
    }
    case 'status':
    case 'priority':
      return draft.value === '' ? wrong(`a.${at}.value`, 'choose') : { kind, to: draft.value };
    default:
      return draft.template === ''
        ? wrong(`a.${at}.template`, 'choose')
        : { kind, template: draft.template };
  }
}

const present = <T>(one: T | undefined): one is T => one !== undefined;

/** The rule of a draft, or its errors by field. */
export function ruleIn(draft: RuleDraft): { rule: RuleBody } | { mistakes: RuleMistakes } {
  const mistakes: Record<string, RuleMistake> = {};
  const wrong: Wrong = (field, mistake) => {
    mistakes[field] ??= mistake;
    return undefined;
  };
  const { name, subject, product, mailsOutside } = draft;
  if (name === '') wrong('name', 'required');
  else if (name.length > LONGEST_NAME) wrong('name', 'long');
  const starts = startIn(draft.start, subject, wrong);
  const conditions = draft.conditions
    .map((one, at) => conditionIn(one, at, subject, wrong))
    .filter(present);
  const acts = draft.acts.map((one, at) => actIn(one, at, subject, wrong)).filter(present);
  if (draft.acts.length === 0) wrong('acts', 'required');
  if (!starts || Object.keys(mistakes).length > 0) return { mistakes };
  const mails = mailsOutside && acts.some(({ kind }) => kind === 'mail');
  return {
    rule: {
      name,
      subject,
      product: product || null,
      starts,
      conditions,
      acts,
      mailsOutside: mails,
    },
  };
}
