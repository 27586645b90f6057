import {
  ACTS,
  type Act,
  type ActKind,
  actsOf,
  CHANGING,
  type Condition,
  fieldsOf,
  MOST_ACTS,
  MOST_CONDITIONS,
  opsOf,
  type RuleBody,
  STARTS,
  type StartKind,
  SUBJECTS,
  type Subject,
  TERMS,
} from './rule.ts';

/* The draft of a rule, all of it text, under its field names. Parsing never fails: check-rule reports the
 * errors. */

export type StartDraft = Record<
  'field' | 'from' | 'to' | 'days' | 'what' | 'side' | 'hours',
  string
> & {
  kind: StartKind;
};
export type ConditionDraft = {
  key: string;
  field: string;
  op: string;
  value: string;
  values: string[];
};
export type ActDraft = Record<
  'key' | 'title' | 'n' | 'unit' | 'owner' | 'tag' | 'channel' | 'template' | 'value',
  string
> & { kind: ActKind; to: string[] };

export type RuleDraft = {
  name: string;
  subject: Subject;
  product: string;
  start: StartDraft;
  conditions: ConditionDraft[];
  acts: ActDraft[];
  mailsOutside: boolean;
  isActive: boolean;
};

const oneOf = <T extends string>(all: readonly T[], text: string): T =>
  all.find((one) => one === text) ?? (all[0] as T);

const blankCondition = (subject: Subject, key: string): ConditionDraft => {
  const [field = '', type = 'text'] = Object.entries(fieldsOf(subject))[0] ?? [];
  return { key, field, op: opsOf(type)[0] ?? 'is', value: '', values: [] };
};

export const blankAct = (kind: ActKind, key: string): ActDraft => ({
  key,
  kind,
  title: '',
  n: '1',
  unit: 'days',
  owner: kind === 'task' ? 'owner' : '',
  tag: '',
  channel: 'mail',
  template: '',
  value: '',
  to: kind === 'notice' ? ['owner'] : [],
});

export const blankStart = (subject: Subject, kind: StartKind = 'arrives'): StartDraft => ({
  kind,
  field: CHANGING[subject][0],
  from: '',
  to: '',
  days: '7',
  what: TERMS[subject][0],
  side: 'before',
  hours: '24',
});

export const blankRule = (): RuleDraft => ({
  name: '',
  subject: 'lead',
  product: '',
  start: blankStart('lead'),
  conditions: [],
  acts: [blankAct('task', 'a0')],
  mailsOutside: false,
  isActive: true,
});

const conditionDraft = ({ field, op, value }: Condition, at: number): ConditionDraft => ({
  key: `c${at}`,
  field,
  op,
  value: typeof value === 'object' ? '' : String(value ?? ''),
  values: typeof value === 'object' ? [...value] : [],
});

function actDraft(act: Act, at: number, tagName: (id: string) => string): ActDraft {
  const draft = blankAct(act.kind, `a${at}`);
  switch (act.kind) {
    case 'task':
      return {
        ...draft,
        title: act.title,
        n: String(act.due.n),
        unit: act.due.unit,
        owner: act.owner ?? '',
      };
    case 'owner':
      return { ...draft, owner: act.owner ?? '' };
    case 'notice':
      return { ...draft, to: [...act.to] };
    case 'tag':
      return { ...draft, tag: tagName(act.tag) };
    case 'status':
    case 'priority':
      return { ...draft, value: act.to };
    default:
      return { ...draft, ...act };
  }
}

/** A stored rule as its editor holds it; tags by their names. */
export function draftOf(
  rule: RuleBody & { isActive: boolean },
  tagName: (id: string) => string,
): RuleDraft {
  const { name, subject, product, starts, conditions, acts, mailsOutside, isActive } = rule;
  const given = Object.fromEntries(
    Object.entries(starts).map(([key, value]) => [key, String(value)]),
  );
  return {
    name,
    subject,
    product: product ?? '',
    start: { ...blankStart(subject), ...given, kind: starts.kind },
    conditions: conditions.map(conditionDraft),
    acts: acts.map((act, at) => actDraft(act, at, tagName)),
    mailsOutside,
    isActive,
  };
}

const ACT_PARTS = ['title', 'n', 'unit', 'owner', 'tag', 'channel', 'template', 'value'] as const;

/** The draft of a post. */
export function draftIn(form: FormData): RuleDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const several = (name: string) => form.getAll(name).filter((one) => typeof one === 'string');
  const subject = oneOf(SUBJECTS, text('subject'));
  const kind = oneOf(STARTS, text('start.kind'));
  const start = blankStart(subject, kind);
  for (const name of ['field', 'from', 'to', 'days', 'what', 'side', 'hours'] as const) {
    if (form.has(`start.${name}`)) start[name] = text(`start.${name}`);
  }
  const draft: RuleDraft = {
    name: text('name').replace(/\s+/g, ' '),
    subject,
    product: text('product'),
    start,
    conditions: [],
    acts: [],
    mailsOutside: form.has('mails_outside'),
    isActive: form.has('is_active'),
  };
  for (let at = 0; at < MOST_CONDITIONS && form.has(`c.${at}.field`); at += 1) {
    const of = (part: string) => text(`c.${at}.${part}`);
    draft.conditions.push({
      key: `c${at}`,
      field: of('field'),
      op: of('op'),
      value: of('value'),
      values: several(`c.${at}.values`),
    });
  }
  for (let at = 0; at < MOST_ACTS && form.has(`a.${at}.kind`); at += 1) {
    const act = blankAct(oneOf(ACTS, text(`a.${at}.kind`)), `a${at}`);
    for (const name of ACT_PARTS) {
      if (form.has(`a.${at}.${name}`)) act[name] = text(`a.${at}.${name}`);
    }
    draft.acts.push({ ...act, to: several(`a.${at}.to`) });
  }
  return draft;
}

const firstAct = (subject: Subject): ActKind => actsOf(subject)[0] ?? 'notice';

const unused = (keys: readonly { key: string }[], letter: string) => {
  for (let at = 0; ; at += 1)
    if (!keys.some(({ key }) => key === `${letter}${at}`)) return `${letter}${at}`;
};

/** The draft after an edit that is no typing: `condition`, `act`, `uncondition:1`, `unact:0`. */
export function applyEdit(draft: RuleDraft, written: string): RuleDraft {
  const [edit, of] = written.split(':');
  const others = <T>(all: readonly T[]) => all.filter((_, at) => at !== Number(of));
  const { conditions, acts, subject } = draft;
  if (edit === 'condition' && conditions.length < MOST_CONDITIONS) {
    return {
      ...draft,
      conditions: [...conditions, blankCondition(subject, unused(conditions, 'c'))],
    };
  }
  if (edit === 'act' && acts.length < MOST_ACTS) {
    return { ...draft, acts: [...acts, blankAct(firstAct(subject), unused(acts, 'a'))] };
  }
  if (edit === 'uncondition') return { ...draft, conditions: others(conditions) };
  if (edit === 'unact') return { ...draft, acts: others(acts) };
  return draft;
}

/** The same rule about another subject: parts that only the other has are dropped. */
export function aboutSubject(draft: RuleDraft, subject: Subject): RuleDraft {
  const known = fieldsOf(subject);
  return {
    ...draft,
    subject,
    start: {
      ...draft.start,
      field: CHANGING[subject][0],
      from: '',
      to: '',
      what: TERMS[subject][0],
    },
    conditions: draft.conditions.filter(({ field }) => known[field]),
    acts: draft.acts.map((act) =>
      actsOf(subject).includes(act.kind) ? act : blankAct(firstAct(subject), act.key),
    ),
  };
}
