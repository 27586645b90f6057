/* Restores a draft. Every page loads this, so the rest is in keep-draft.ts. */

export const DRAFT_KEY = 'qualification-draft';

/** Answers are posted under this prefix, beside the form's own fields. */
export const ANSWER_PREFIX = 'answers.';

/** By question; a list where several boxes of one are ticked. */
export type DraftAnswers = Record<string, string | string[]>;
/** `since`: when its first letter was typed, in epoch milliseconds; a draft of an earlier build has none. */
export type Draft = { form: string; answers: DraftAnswers; since?: number };

/** Unsent input. Stored for this tab, and dropped with it. */
function readDraft(form: string): DraftAnswers {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as Draft | null;
    return draft?.form === form ? draft.answers : {};
  } catch {
    return {};
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Puts a draft back into the questions still empty: what was typed meanwhile is newer. */
export function fillFromDraft(element: HTMLFormElement, form: string): void {
  const controls = [...element.elements] as Control[];
  for (const [name, saved] of Object.entries(readDraft(form))) {
    const own = controls.filter((control) => control.name === ANSWER_PREFIX + name);
    if (own.some((control) => (isBox(control) ? control.checked : control.value !== ''))) continue;
    for (const control of own) {
      if (isBox(control)) control.checked = [saved].flat().includes(control.value);
      else control.value = String(saved);
    }
  }
}
