import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FormField, LeadQuestions } from './form-definition.ts';
import {
  type AnswerErrors,
  answerName,
  type RefusedAnswers,
  readAnswers,
} from './intake/read-answers.ts';
import type { AnswerMessages } from './questions/question-type.ts';

type Changed = FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>;

function focusFirst(form: HTMLFormElement, fields: readonly FormField[], errors: AnswerErrors) {
  const names = new Set(
    fields.filter(({ name }) => errors[name]).map(({ name }) => answerName(name)),
  );
  const controls = [...form.elements] as HTMLInputElement[];
  controls.find(({ name }) => names.has(name))?.focus();
}

/**
 * The errors that a form shows. An answer is checked when its control is left for the first time, with
 * every change from then on, and together with the others when the form, or a step of it, is sent.
 */
export function useAnswerErrors(
  form: LeadQuestions,
  messages: AnswerMessages,
  formRef: RefObject<HTMLFormElement | null>,
  refused: RefusedAnswers | undefined,
  /** Shows the step of the first wrong answer, before that gets the focus. */
  showStep: (step: number) => void,
) {
  const { fields } = form;
  const [errors, setErrors] = useState<AnswerErrors>(refused?.errors ?? {});
  // The number of errors is shown after sending, and not while the user corrects them.
  const [sent, setSent] = useState(refused !== undefined);
  const [toFocus, setToFocus] = useState<AnswerErrors>();
  // After a refused post every answer has been checked.
  const checked = useRef(new Set(refused ? fields.map(({ name }) => name) : []));
  const visibleReply = useRef(refused);

  function showAll(all: AnswerErrors, among: readonly FormField[] = fields) {
    for (const { name } of among) checked.current.add(name);
    setErrors(all);
    setSent(Object.keys(all).length > 0);
    const first = fields.find(({ name }) => all[name]);
    if (!first) return;
    showStep(first.step ?? 0);
    setToFocus(all);
  }

  // Its step is shown by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of errors
  useEffect(() => {
    if (toFocus && formRef.current) focusFirst(formRef.current, fields, toFocus);
  }, [toFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reply of the server
  useEffect(() => {
    if (!refused || refused === visibleReply.current) return;
    visibleReply.current = refused;
    showAll(refused.errors);
  }, [refused]);

  function showOne({ name }: FormField, element: HTMLFormElement) {
    const { errors: all } = readAnswers(new FormData(element), form, messages);
    checked.current.add(name);
    setSent(false);
    setErrors(({ [name]: _, ...others }) =>
      all[name] ? { ...others, [name]: all[name] } : others,
    );
  }

  const fieldOf = ({ target }: Changed) =>
    fields.find(({ name }) => 'name' in target && target.name === answerName(name));

  return {
    errors,
    wrong: sent ? Object.keys(errors).length : 0,
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const field = fieldOf(event);
      if (field && !checked.current.has(field.name)) showOne(field, event.currentTarget);
    },
    onInput(event: FormEvent<HTMLFormElement>) {
      const field = fieldOf(event);
      if (field && checked.current.has(field.name)) showOne(field, event.currentTarget);
    },
    /** Checks the answers before the form is sent, or those up to a step of it, and shows the errors. */
    check(element: HTMLFormElement, step = fields.length): boolean {
      const among = fields.filter((field) => (field.step ?? 0) <= step);
      const { errors: all } = readAnswers(
        new FormData(element),
        { ...form, fields: among },
        messages,
      );
      showAll(all, among);
      return Object.keys(all).length === 0;
    },
  };
}
