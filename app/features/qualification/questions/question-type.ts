import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { FormField } from '../form-definition.ts';

export type Translate = TFunction<'qualification'>;

/** The messages for a wrong answer, in one language. */
export const answerMessages = (t: Translate) => t('errors', { returnObjects: true });
export type AnswerMessages = ReturnType<typeof answerMessages>;

export type ControlProps = {
  field: FormField;
  /** What the control of every type carries. */
  frame: {
    id: string;
    name: string;
    label: string;
    /** Small word behind the label. */
    mark: string | undefined;
    error: string | undefined;
    required: boolean;
    /** The browser scrolls to it and puts the cursor there. */
    autoFocus: true | undefined;
  };
  /** The value in a refused post, as it was posted: a text, several, or nothing. */
  given: unknown;
};

/** The whole definition of one type of question: display, check, storage, reading and editing. */
export type QuestionType = {
  /** Rule of a posted answer, whether it has to be given or not; its output is what is stored. */
  rule: (field: FormField, messages: AnswerMessages) => ZodMiniType;
  /** The input of the rule, from the values that were posted under the question's name. */
  posted: (values: readonly FormDataEntryValue[], field: FormField) => unknown;
  /** A stored answer in words; empty where it has none. Never fails, whatever was stored. */
  read: (stored: unknown, optionLabel: (value: string) => string, t: Translate) => string;
  /** The control in forms, named `frame.name`. */
  Control: ComponentType<ControlProps>;
  /** Its own settings for staff, beside those of every question. */
  builder: { placeholder: boolean; options: 'none' | 'possible' | 'needed' };
};

/** Posted values of a question with one text; several fail its rule. */
export function oneValue(values: readonly FormDataEntryValue[]): unknown {
  if (values.length > 1) return values;
  return values[0] === '' ? undefined : values[0];
}

/** An answer in words, as it was typed; any other stored value shows as it is. */
export function readText(stored: unknown): string {
  if (stored === undefined || stored === null) return '';
  return typeof stored === 'object' ? JSON.stringify(stored) : String(stored);
}
