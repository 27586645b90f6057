import type { Place, PlaceOf } from '#app/audit/admin/conflict-place.ts';
import type { FormDraft, OptionDraft, QuestionDraft, Texts } from './form-draft.ts';

/** A part of a draft that one line of a conflict is about. */
type Part = {
  get: (draft: FormDraft) => unknown;
  /** A draft with this part of another one. */
  set: (draft: FormDraft, from: FormDraft) => FormDraft;
};

type Language = keyof Texts;

const WHOLE = {
  name: 'name',
  page_paths: 'pages',
  lead_source: 'source',
  redirect_to_whatsapp: 'whatsapp',
  redirect_delay: 'delay',
  steps: 'steps',
} as const satisfies Record<string, keyof FormDraft>;

const TEXTS = {
  title: 'title',
  description: 'description',
  thank_you_title: 'thankYouTitle',
  thank_you_message: 'thankYouMessage',
} as const satisfies Record<string, keyof FormDraft>;

const OF_QUESTION = {
  field_type: 'type',
  is_required: 'required',
  contact_property: 'property',
  custom_field_id: 'customField',
  step: 'step',
  conditions: 'when',
} as const satisfies Record<string, keyof QuestionDraft>;

const TEXTS_OF_QUESTION = {
  field_label: 'label',
  placeholder_text: 'placeholder',
} as const satisfies Record<string, keyof QuestionDraft>;

const among = <Table extends object>(table: Table, name: string): Table[keyof Table] | undefined =>
  Object.hasOwn(table, name) ? table[name as keyof Table] : undefined;

const whole = (key: keyof FormDraft): Part => ({
  get: (draft) => draft[key],
  set: (draft, from) => ({ ...draft, [key]: from[key] }),
});

const text = (key: (typeof TEXTS)[keyof typeof TEXTS], language: Language): Part => ({
  get: (draft) => draft[key][language],
  set: (draft, from) => ({ ...draft, [key]: { ...draft[key], [language]: from[key][language] } }),
});

/** Options of one draft; their names in the other language stay with the option. */
const optionsLike = (own: OptionDraft[], from: OptionDraft[], language: Language): OptionDraft[] =>
  from.map((option) => {
    const same = own.find(({ value }) => value === option.value);
    return same
      ? { ...same, label: { ...same.label, [language]: option.label[language] } }
      : option;
  });

/** The value of one column of a question. */
function columnOf(
  column: string,
  language: Language,
): ((own: QuestionDraft, from: QuestionDraft) => QuestionDraft) | undefined {
  const plain = among(OF_QUESTION, column);
  if (plain) return (own, from) => ({ ...own, [plain]: from[plain] });
  const key = among(TEXTS_OF_QUESTION, column);
  if (key) {
    return (own, from) => ({ ...own, [key]: { ...own[key], [language]: from[key][language] } });
  }
  if (column !== 'options') return undefined;
  return (own, from) => ({ ...own, options: optionsLike(own.options, from.options, language) });
}

/** Questions by the field name of their answers. */
type NameOf = (question: QuestionDraft) => string;

function question(name: string, column: string, language: Language, nameOf: NameOf) {
  const columnName = columnOf(column, language);
  const find = (draft: FormDraft) => draft.questions.find((one) => nameOf(one) === name);
  if (!columnName) return undefined;
  const part: Part = {
    get: (draft) => {
      const found = find(draft);
      // This column alone, beside an empty rest.
      return found && columnName({ ...found, ...NO_QUESTION }, found);
    },
    set: (draft, from) => {
      const given = find(from);
      return {
        ...draft,
        questions: draft.questions.map((one) =>
          given && nameOf(one) === name ? columnName(one, given) : one,
        ),
      };
    },
  };
  return part;
}

const NO_QUESTION = {
  label: { pt: '', en: '' },
  type: 'text',
  required: false,
  placeholder: { pt: '', en: '' },
  property: '',
  customField: '',
  options: [],
  step: '',
  when: [],
} as const satisfies Omit<QuestionDraft, 'key' | 'name' | 'options' | 'when'> & {
  options: never[];
  when: never[];
};

/** Whether a question exists at all. */
const presence = (name: string, nameOf: NameOf): Part => ({
  get: (draft) => draft.questions.find((one) => nameOf(one) === name),
  set: (draft, from) => {
    const others = draft.questions.filter((one) => nameOf(one) !== name);
    const place = from.questions.findIndex((one) => nameOf(one) === name);
    const given = from.questions[place];
    if (!given) return { ...draft, questions: others };
    if (others.length < draft.questions.length) return draft;
    return { ...draft, questions: [...others.slice(0, place), given, ...others.slice(place)] };
  },
});

/** The order of the questions that both have. */
const order = (nameOf: NameOf): Part => ({
  get: (draft) => draft.questions.map(nameOf),
  set: (draft, from) => {
    const wanted = from.questions.map(nameOf);
    const known = draft.questions.filter((one) => wanted.includes(nameOf(one)));
    const sorted = known.toSorted((a, b) => wanted.indexOf(nameOf(a)) - wanted.indexOf(nameOf(b)));
    return {
      ...draft,
      questions: draft.questions.map((one) =>
        known.includes(one) ? (sorted.shift() ?? one) : one,
      ),
    };
  },
});

function partOf(path: readonly string[], nameOf: NameOf): Part | undefined {
  const english = path[0] === 'translations';
  const [column = '', name = ''] = english ? path.slice(2) : path;
  const language = english ? 'en' : 'pt';
  if (column === 'questions') return presence(name, nameOf);
  if (column === 'field_order') return order(nameOf);
  const key = among(WHOLE, column);
  if (key) return whole(key);
  const words = among(TEXTS, column);
  return words ? text(words, language) : question(name, column, language, nameOf);
}

type Versions = {
  /** The common base of both. */
  base: FormDraft;
  mine: FormDraft;
  theirs: FormDraft;
  /** Of mine, by place: a new question has no name of its own yet. */
  names: readonly string[];
  change: (next: (draft: FormDraft) => FormDraft) => void;
};

/** The places of a conflict's lines in the builder, so that each can be accepted or kept. */
export function conflictPlaces({ base, mine, theirs, names, change }: Versions): PlaceOf {
  const named = new Map(mine.questions.map(({ key }, index) => [key, names[index] ?? '']));
  const nameOf: NameOf = ({ key, name }) => named.get(key) || name;
  return (path): Place | undefined => {
    const part = partOf(path, nameOf);
    if (!part) return undefined;
    return {
      changed: JSON.stringify(part.get(base)) !== JSON.stringify(part.get(mine)),
      put: (_form, _stored, side) =>
        change((draft) => part.set(draft, side === 'theirs' ? theirs : mine)),
    };
  };
}
