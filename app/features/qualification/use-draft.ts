import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { track } from '#app/features/analytics/track.ts';
import { type DraftAnswers, fillFromDraft } from './draft.ts';
import type { LeadQuestions } from './form-definition.ts';
import { answersOf, dropDraft, keepDraft } from './keep-draft.ts';
import { askedQuestions } from './steps/asked-questions.ts';

/**
 * Keeps what is typed for this tab, restores it after a refresh, and counts the fields filled. `round`
 * rises when the form starts afresh.
 */
export function useDraft(
  form: LeadQuestions | null,
  formRef: RefObject<HTMLFormElement | null>,
  round: number,
) {
  const [filled, setFilled] = useState(0);
  const [total, setTotal] = useState(form?.fields.length ?? 0);
  const count = (answers: DraftAnswers) => {
    const asked = form ? askedQuestions(form, (name) => [answers[name] ?? []].flat()) : [];
    setTotal(asked.length);
    return asked.filter(({ name }) => answers[name] !== undefined).length;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new form element
  useEffect(() => {
    const element = formRef.current;
    if (!form || !element) return;
    fillFromDraft(element, form.id);
    // Text typed before hydration was not stored yet.
    const answers = answersOf(new FormData(element));
    if (Object.keys(answers).length > 0) keepDraft(form.id, answers);
    setFilled(count(answers));
  }, [form, formRef, round]);

  return {
    filled,
    /** Questions that are asked, with the present answers. */
    total,
    keep(event: FormEvent<HTMLFormElement>) {
      if (!form) return;
      const answers = answersOf(new FormData(event.currentTarget));
      keepDraft(form.id, answers);
      const step = count(answers);
      if (step > filled) track({ name: 'form_step', form: form.id, step });
      setFilled(step);
    },
    drop() {
      dropDraft();
      setFilled(0);
    },
  };
}
