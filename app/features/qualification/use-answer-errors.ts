import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FormField } from './form-definition.ts';
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
 * every change from then on, and together with the others when the form is sent.
 */
export function useAnswerErrors(
  fields: readonly FormField[],
  messages: AnswerMessages,
  formRef: RefObject<HTMLFormElement | null>,
  refused: RefusedAnswers | undefined,
) {
  const [errors, setErrors] = useState<AnswerErrors>(refused?.errors ?? {});
  // The number of errors is shown after sending, and not while the user corrects them.
  const [sent, setSent] = useState(refused !== undefined);
  // After a refused post every answer has been checked.
  const checked = useRef(new Set(refused ? fields.map(({ name }) => name) : []));
  const visibleReply = useRef(refused);

  function showAll(all: AnswerErrors) {
    for (const { name } of fields) checked.current.add(name);
    setErrors(all);
    setSent(Object.keys(all).length > 0);
    if (formRef.current) focusFirst(formRef.current, fields, all);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reply of the server
  useEffect(() => {
    if (!refused || refused === visibleReply.current) return;
    visibleReply.current = refused;
    showAll(refused.errors);
  }, [refused]);

  function showOne({ name }: FormField, form: HTMLFormElement) {
    const { errors: all } = readAnswers(new FormData(form), fields, messages);
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
    /** Checks all answers before the form is sent, and shows the errors. */
    check(form: HTMLFormElement): boolean {
      const { errors: all } = readAnswers(new FormData(form), fields, messages);
      showAll(all);
      return Object.keys(all).length === 0;
    },
  };
}
