import { z } from 'zod/mini';
import { cleanEmail, cleanLine, isVisible } from '#app/platform/text/clean-line.ts';
import { Field } from '#app/ui/field.tsx';
import type { FormField } from '../form-definition.ts';
import {
  type AnswerMessages,
  type ControlProps,
  oneValue,
  type QuestionType,
  readText,
} from './question-type.ts';

/** Autofill names by type; a text question may ask anything, so only its name can decide. */
const AUTOCOMPLETE_BY_NAME: Record<string, string> = {
  nome: 'name',
  name: 'name',
  empresa: 'organization',
  company: 'organization',
  link: 'url',
};

/** What was typed before, for a control that holds one text. */
export const givenText = (given: unknown): string => (typeof given === 'string' ? given : '');

/** The rule unchanged, or one that lets an optional question go without an answer. */
export const demanded = (field: FormField, rule: z.ZodMiniType): z.ZodMiniType =>
  field.required ? rule : z.optional(rule);

/** A text within bounds; `longest` is generous for a person, a bound for everything else. */
export const boundedText = (longest: number, message: string, messages: AnswerMessages) =>
  z.string(message).check(z.trim(), z.maxLength(longest, messages.tooLong));

const visible = (message: string) =>
  z.refine<string>((text) => text === '' || isVisible(text), message);

type Kind = {
  /** Shortest answer. */
  shortest: number;
  longest: number;
  message: 'text' | 'tel' | 'textarea';
};

const lengths =
  ({ shortest, longest, message }: Kind): QuestionType['rule'] =>
  (field, messages) =>
    demanded(
      field,
      boundedText(longest, messages[message], messages).check(
        visible(messages[message]),
        z.minLength(shortest, messages[message]),
      ),
    );

type LineProps = ControlProps & {
  longest: number;
  type: 'text' | 'tel' | 'email';
  autoComplete?: string;
};

function Line({ field, frame, given, longest, type, autoComplete }: LineProps) {
  return (
    <Field
      {...frame}
      defaultValue={givenText(given)}
      placeholder={field.placeholder}
      maxLength={longest}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      autoComplete={autoComplete ?? AUTOCOMPLETE_BY_NAME[field.name]}
    />
  );
}

const common = {
  read: readText,
  posted: oneValue,
  builder: { placeholder: true, options: 'none' },
} as const;

const TEXT: Kind = { shortest: 2, longest: 200, message: 'text' };
export const text: QuestionType = {
  ...common,
  rule: (field, messages) => {
    // É and O are names.
    const isName = AUTOCOMPLETE_BY_NAME[field.name] === 'name';
    const message = isName ? messages.required : messages.text;
    return demanded(
      field,
      boundedText(TEXT.longest, message, messages).check(
        z.overwrite(cleanLine),
        z.minLength(isName ? 1 : TEXT.shortest, message),
      ),
    );
  },
  Control: (props) => <Line {...props} longest={TEXT.longest} type="text" />,
};

const TEL: Kind = { shortest: 10, longest: 40, message: 'tel' };
export const tel: QuestionType = {
  ...common,
  rule: lengths(TEL),
  Control: (props) => <Line {...props} longest={TEL.longest} type="tel" autoComplete="tel" />,
};

const LONGEST_EMAIL = 254;
export const email: QuestionType = {
  ...common,
  rule: (field, messages) =>
    demanded(
      field,
      boundedText(LONGEST_EMAIL, messages.email, messages).check(
        z.overwrite(cleanEmail),
        z.toLowerCase(),
        z.regex(z.regexes.email, messages.email),
      ),
    ),
  Control: (props) => <Line {...props} longest={LONGEST_EMAIL} type="email" autoComplete="email" />,
};

const TEXTAREA: Kind = { shortest: 10, longest: 5000, message: 'textarea' };
export const textarea: QuestionType = {
  ...common,
  rule: lengths(TEXTAREA),
  Control: ({ field, frame, given }) => (
    <Field
      {...frame}
      className="whole"
      multiline
      rows={4}
      defaultValue={givenText(given)}
      placeholder={field.placeholder}
      maxLength={TEXTAREA.longest}
    />
  ),
};
