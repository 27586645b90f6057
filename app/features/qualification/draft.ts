const KEY = 'qualification-draft';

/** Answers are posted under this prefix, beside what a form carries of its own. */
const ANSWER_PREFIX = 'answers.';

type Draft = { form: string; answers: Record<string, string> };

/** What was typed and not sent. Kept for this tab, dropped with it. */
function readDraft(form: string): Record<string, string> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return draft?.form === form ? draft.answers : {};
  } catch {
    return {};
  }
}

export function keepDraft(form: string, answers: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ form, answers } satisfies Draft));
  } catch {
    // Storage is off or full: typing goes on, only the draft is lost.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts a draft back into the fields still empty: what was typed meanwhile is newer. */
export function fillFromDraft(element: HTMLFormElement, form: string): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const control = element.elements.namedItem(ANSWER_PREFIX + name) as Control | null;
    if (control && control.value === '') control.value = value;
  }
}

/** What a form holds now, empty fields left out. */
export function answersIn(element: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(element)) {
    if (!name.startsWith(ANSWER_PREFIX) || value === '') continue;
    answers[name.slice(ANSWER_PREFIX.length)] = String(value);
  }
  return answers;
}
