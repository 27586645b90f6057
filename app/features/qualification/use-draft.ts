import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { FormDefinition } from './form-definition.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PREFIX = 'answers.';

function answersIn(element: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(element)) {
    if (name.startsWith(PREFIX) && value !== '') answers[name.slice(PREFIX.length)] = String(value);
  }
  return answers;
}

/**
 * Keeps what is typed for this tab and puts it back after a refresh. Only fields still empty are
 * filled: what the person typed before the island woke is newer than any draft. `round` rises when
 * the form starts afresh.
 */
export function useDraft(
  form: FormDefinition | null,
  formRef: RefObject<HTMLFormElement | null>,
  round: number,
) {
  const [filled, setFilled] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new form element
  useEffect(() => {
    const element = formRef.current;
    if (!form || !element) return;
    for (const [name, value] of Object.entries(readDraft(form.id))) {
      const control = element.elements.namedItem(PREFIX + name) as Control | null;
      if (control && control.value === '') control.value = value;
    }
    setFilled(Object.keys(answersIn(element)).length);
  }, [form, formRef, round]);

  return {
    filled,
    keep(event: FormEvent<HTMLFormElement>) {
      if (!form) return;
      const answers = answersIn(event.currentTarget);
      keepDraft(form.id, answers);
      setFilled(Object.keys(answers).length);
    },
    drop() {
      dropDraft();
      setFilled(0);
    },
  };
}
