import { FIELD_TYPES, type FieldType } from '../../form-definition.ts';
import { inSteps } from './draft-edits.ts';
import type { FormDraft, OptionDraft, QuestionDraft, StepDraft, Texts } from './form-draft.ts';
import { type ConditionDraft, TESTS } from './form-draft.ts';
import { MOST_CONDITIONS } from './steps/condition-drafts.ts';
import { CONTACT_PROPERTIES, type ContactProperty } from './stored-form.ts';

/* Field names of the parts of a draft. */

/** More than a real form needs; a limit for everything else. */
export const MOST_QUESTIONS = 60;
export const MOST_OPTIONS = 60;
export const MOST_STEPS = 12;

export const questionField = (question: number, part: string) => `q.${question}.${part}`;
export const optionField = (question: number, option: number, part: string) =>
  `q.${question}.o.${option}.${part}`;
export const stepField = (step: number, part: string) => `s.${step}.${part}`;
/** Of a question or a step, whose field is the prefix. */
export const conditionField = (owner: string, condition: number, part: string) =>
  `${owner}w.${condition}.${part}`;
/** English is posted beside the Portuguese. */
export const english = (name: string) => `${name}.en`;

const isProperty = (text: string): text is ContactProperty =>
  Object.hasOwn(CONTACT_PROPERTIES, text);

/** How many items of a kind were posted, by their field name. */
function countOf(form: FormData, most: number, nameOf: (index: number) => string): number {
  let count = 0;
  while (count < most && form.has(nameOf(count))) count += 1;
  return count;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The draft of a post. Never fails: the schema reports the errors. */
export function draftIn(form: FormData): FormDraft {
  const text = (name: string) => {
    const value = form.get(name);
    // Browsers post line breaks as CRLF, which would differ from what is stored.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  const texts = (name: string): Texts => ({ pt: text(name), en: text(english(name)) });
  const conditionsIn = (owner: string): ConditionDraft[] =>
    range(countOf(form, MOST_CONDITIONS, (place) => conditionField(owner, place, 'key'))).map(
      (place) => {
        const name = (part: string) => conditionField(owner, place, part);
        return {
          key: text(name('key')),
          question: text(name('question')),
          test: TESTS.find((test) => test === text(name('test'))) ?? 'answered',
          values: form.getAll(name('value')).map(String),
        };
      },
    );
  const stepIn = (step: number): StepDraft => ({
    key: text(stepField(step, 'key')),
    title: texts(stepField(step, 'title')),
    when: conditionsIn(stepField(step, '')),
  });
  const optionIn = (question: number, option: number): OptionDraft => {
    const name = (part: string) => optionField(question, option, part);
    return { key: text(name('key')), value: text(name('value')), label: texts(name('label')) };
  };
  const questionIn = (question: number): QuestionDraft => {
    const name = (part: string) => questionField(question, part);
    const property = text(name('property'));
    const options = countOf(form, MOST_OPTIONS, (option) => optionField(question, option, 'key'));
    return {
      key: text(name('key')),
      name: text(name('name')),
      label: texts(name('label')),
      type: FIELD_TYPES.find((type) => type === text(name('type'))) ?? ('text' as FieldType),
      required: form.has(name('required')),
      placeholder: texts(name('placeholder')),
      property: isProperty(property) ? property : '',
      customField: text(name('customField')),
      options: range(options).map((option) => optionIn(question, option)),
      step: text(name('step')),
      when: conditionsIn(name('')),
    };
  };
  const questions = countOf(form, MOST_QUESTIONS, (question) => questionField(question, 'key'));
  const steps = range(countOf(form, MOST_STEPS, (step) => stepField(step, 'key'))).map(stepIn);
  return inSteps({
    name: text('name'),
    title: texts('title'),
    description: texts('description'),
    thankYouTitle: texts('thankYouTitle'),
    thankYouMessage: texts('thankYouMessage'),
    whatsapp: form.has('whatsapp'),
    delay: text('delay'),
    pages: form.getAll('page').map(String),
    source: text('source'),
    steps,
    questions: range(questions).map(questionIn),
  });
}
