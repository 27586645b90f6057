import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadQuestions } from '../form-definition.ts';
import { answerName } from '../intake/read-answers.ts';
import { askedQuestions, type Given, givenIn, hasSteps, stepsWith } from './asked-questions.ts';

/**
 * The questions of a form by its present answers, and the shown step. `known` are the answers
 * that nobody is asked for.
 */
export function useSteps(
  form: LeadQuestions,
  known: readonly string[],
  formRef: RefObject<HTMLFormElement | null>,
  first: { step: number; given: Given },
) {
  const [asked, setAsked] = useState(() => askedQuestions(form, first.given));
  const [current, setCurrent] = useState(first.step);
  const moved = useRef(false);

  function refresh() {
    if (!formRef.current || !hasSteps(form)) return;
    const now = askedQuestions(form, givenIn(new FormData(formRef.current), answerName));
    setAsked((before) =>
      before.length === now.length && before.every((one, place) => one === now[place])
        ? before
        : now,
    );
  }

  // After every render: a draft is put into the controls without an event.
  useEffect(refresh);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    formRef.current?.querySelector<HTMLElement>(`[data-step="${current}"]`)?.focus();
  }, [current, formRef]);

  const steps = stepsWith(asked.filter(({ name }) => !known.includes(name)));
  // Its questions may have become unasked meanwhile.
  const shown = steps.findLast((step) => step <= current) ?? steps[0] ?? 0;
  const place = steps.indexOf(shown);
  return {
    asked,
    refresh,
    shown,
    steps,
    place,
    next: steps[place + 1],
    previous: steps[place - 1],
    show: setCurrent,
    /** Shows a step and puts the focus on its heading. */
    go(step: number) {
      moved.current = true;
      setCurrent(step);
    },
  };
}
