import { z } from 'zod';
import { FIELD_TYPES } from '../../form-definition.ts';
import { QUESTION_TYPES } from '../../questions/question-types.ts';
import type { FormDraft, OptionDraft, QuestionDraft, StepDraft } from './form-draft.ts';
import { TESTS } from './form-draft.ts';
import { FORM_PAGES } from './form-pages.ts';
import { fieldNames, SHORTEST_VALUE, withValues } from './made-names.ts';
import { FORM_SOURCES } from './source-choice.ts';
import {
  type ConditionMistake,
  conditionMistakes,
  storedConditions,
} from './steps/condition-drafts.ts';
import { CONTACT_PROPERTIES, type StoredDefinition } from './stored-form.ts';

/** The error of a field, by the name of its message. */
export type Mistake =
  | 'empty'
  | 'long'
  | 'delay'
  | 'page'
  | 'source'
  | 'noQuestions'
  | 'noOptions'
  | 'short'
  | 'twice'
  | 'propertyType'
  | 'emptyStep'
  | ConditionMistake;

/** Errors by place: `title.en`, or `<key of a question>.label.pt`. */
export type Mistakes = Readonly<Record<string, Mistake>>;

const say = (mistake: Mistake) => mistake;
const required = (longest: number) => z.string().min(1, say('empty')).max(longest, say('long'));
const optional = (longest: number) => z.string().max(longest, say('long'));
const both = (text: z.ZodString) => z.object({ pt: text, en: text });

const DELAY_MOST = 60;

const option = z.object({
  key: z.string(),
  value: z.string().min(SHORTEST_VALUE, say('short')).max(120, say('long')),
  label: both(required(120)),
});

const condition = z.object({
  key: z.string(),
  question: z.string(),
  test: z.enum(TESTS),
  values: z.array(z.string()),
});

const step = z.object({
  key: z.string().min(1),
  title: both(required(80)),
  when: z.array(condition),
});

const question = z.object({
  key: z.string().min(1),
  name: z.string(),
  label: both(required(200)),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  placeholder: both(optional(200)),
  property: z.enum(['', 'name', 'email', 'phone', 'company']),
  customField: z.union([z.literal(''), z.uuid()]),
  options: z.array(option),
  step: z.string(),
  when: z.array(condition),
});

const draft = z.object({
  name: required(120),
  title: both(required(120)),
  description: both(optional(600)),
  thankYouTitle: both(required(120)),
  thankYouMessage: both(required(600)),
  whatsapp: z.boolean(),
  delay: z
    .string()
    .regex(/^\d{1,2}$/, say('delay'))
    .refine((text) => Number(text) <= DELAY_MOST, say('delay')),
  pages: z.array(
    z.string().refine((path) => FORM_PAGES.some((page) => page.path === path), say('page')),
  ),
  source: z.enum(['', ...FORM_SOURCES], say('source')),
  steps: z.array(step),
  questions: z.array(question).min(1, say('noQuestions')),
});

/** A question with the properties of its type and no more; an option without a value gets one of its label. */
function fitted(question: QuestionDraft): QuestionDraft {
  const { placeholder, options } = QUESTION_TYPES[question.type].builder;
  return {
    ...question,
    placeholder: placeholder ? question.placeholder : { pt: '', en: '' },
    options: options === 'none' ? [] : withValues(question.options),
  };
}

/** Rules between the parts of a question, and between questions. */
function mistakesAmong(questions: readonly QuestionDraft[]): [string, Mistake][] {
  const found: [string, Mistake][] = [];
  const properties = new Set<string>();
  for (const { key, type, property, options } of questions) {
    if (QUESTION_TYPES[type].builder.options === 'needed' && options.length === 0) {
      found.push([`${key}.options`, 'noOptions']);
    }
    const values = new Set<string>();
    for (const { key: option, value } of options) {
      if (values.has(value)) found.push([`${key}.${option}.value`, 'twice']);
      values.add(value);
    }
    if (property === '') continue;
    if (properties.has(property)) found.push([`${key}.property`, 'twice']);
    else if (CONTACT_PROPERTIES[property] !== type) found.push([`${key}.property`, 'propertyType']);
    properties.add(property);
  }
  return found;
}

/** Steps without a question, which visitors would have to click through. */
const emptySteps = (questions: readonly QuestionDraft[], steps: readonly StepDraft[]) =>
  steps
    .filter(({ key }) => questions.every((question) => question.step !== key))
    .map(({ key }): [string, Mistake] => [`${key}.questions`, 'emptyStep']);

/** The place of an error: questions and options by their key, since positions change. */
function placeOf(
  path: readonly PropertyKey[],
  { questions, steps }: Pick<FormDraft, 'questions' | 'steps'>,
): string {
  const [part, index, inside, option, ...rest] = path.map(String);
  const step = part === 'steps' && index !== undefined && steps[Number(index)];
  if (step) return [step.key, inside, option].join('.').replace(/[.]pt$/, '');
  const question = part === 'questions' && index !== undefined && questions[Number(index)];
  if (!question)
    return path
      .map(String)
      .join('.')
      .replace(/[.]pt$/, '');
  const chosen: OptionDraft | undefined =
    inside === 'options' && option !== undefined ? question.options[Number(option)] : undefined;
  const place = chosen
    ? [question.key, chosen.key, ...rest]
    : [question.key, inside, option, ...rest];
  return place
    .filter(Boolean)
    .join('.')
    .replace(/[.]pt$/, '');
}

/** Non-empty English texts, under the names of the columns. */
const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

function storedFields(
  { questions, steps }: Pick<FormDraft, 'questions' | 'steps'>,
  names: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
) {
  const nameOf = (key: string) => names.get(key) ?? '';
  return questions.map((question) => {
    const field_name = nameOf(question.key);
    const options = question.options.map(({ value, label }) => ({ value, label: label.pt }));
    const english = question.options.map(({ value, label }) => ({ value, label: label.en }));
    return {
      id: known.has(question.key) ? question.key : '',
      field_name,
      field_label: question.label.pt,
      field_type: question.type,
      is_required: question.required,
      placeholder_text: question.placeholder.pt || null,
      options,
      contact_property: question.property || null,
      custom_field_id: question.customField || null,
      step: Math.max(
        0,
        steps.findIndex(({ key }) => key === question.step),
      ),
      conditions: storedConditions(question.when, questions, nameOf),
      translations: {
        en: {
          ...filled({ field_label: question.label.en, placeholder_text: question.placeholder.en }),
          ...(english.length > 0 && { options: english }),
        },
      },
    };
  });
}

export type CheckedForm =
  | { ok: true; name: string; pages: string[]; source: string; definition: StoredDefinition }
  | { ok: false; mistakes: Mistakes };

/**
 * The valid draft, or its errors. `names` are the saved questions of the form by id: they alone decide the
 * field name of existing answers.
 */
export function checkDraft(given: FormDraft, names: ReadonlyMap<string, string>): CheckedForm {
  const questions = given.questions.map((question) => ({
    ...fitted(question),
    name: names.get(question.key) ?? '',
  }));
  const { steps } = given;
  const parsed = draft.safeParse({ ...given, questions });
  const mistakes: Record<string, Mistake> = Object.fromEntries([
    ...mistakesAmong(questions),
    ...emptySteps(questions, steps),
    ...conditionMistakes(questions, steps),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => [
      placeOf(path, { questions, steps }),
      message as Mistake,
    ]),
  ]);
  if (!parsed.success || Object.keys(mistakes).length > 0) return { ok: false, mistakes };
  const form = parsed.data;
  const fields = fieldNames(questions);
  return {
    ok: true,
    name: form.name,
    pages: form.pages,
    source: form.source,
    definition: {
      title: form.title.pt,
      description: form.description.pt || null,
      thank_you_title: form.thankYouTitle.pt,
      thank_you_message: form.thankYouMessage.pt,
      redirect_to_whatsapp: form.whatsapp,
      redirect_delay: Number(form.delay),
      translations: {
        en: filled({
          title: form.title.en,
          description: form.description.en,
          thank_you_title: form.thankYouTitle.en,
          thank_you_message: form.thankYouMessage.en,
        }),
      },
      steps: steps.map(({ title, when }) => ({
        title: title.pt,
        title_en: title.en,
        conditions: storedConditions(when, questions, (key) => fields.get(key) ?? ''),
      })),
      fields: storedFields({ questions, steps }, fields, new Set(names.keys())),
    },
  };
}
