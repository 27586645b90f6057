const KEY = 'qualification-draft';

/** Answers are posted under this prefix, beside what a form carries of its own. */
const ANSWER_PREFIX = 'answers.';

/** By question; a list where several boxes of one are ticked. */
type Kept = Record<string, string | string[]>;
type Draft = { form: string; answers: Kept };

/** What was typed and not sent. Kept for this tab, dropped with it. */
function readDraft(form: string): Kept {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return draft?.form === form ? draft.answers : {};
  } catch {
    return {};
  }
}

export function keepDraft(form: string, answers: Kept): void {
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

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Puts a draft back into the questions still empty: what was typed meanwhile is newer. */
export function fillFromDraft(element: HTMLFormElement, form: string): void {
  const controls = [...element.elements] as Control[];
  for (const [name, kept] of Object.entries(readDraft(form))) {
    const own = controls.filter((control) => control.name === ANSWER_PREFIX + name);
    if (own.some((control) => (isBox(control) ? control.checked : control.value !== ''))) continue;
    for (const control of own) {
      if (isBox(control)) control.checked = [kept].flat().includes(control.value);
      else control.value = String(kept);
    }
  }
}

/** What a form holds now, by question, empty ones left out. */
export function answersIn(element: HTMLFormElement): Kept {
  const answers: Kept = {};
  const data = new FormData(element);
  for (const field of new Set(data.keys())) {
    const [first = '', ...more] = data.getAll(field).map(String);
    if (!field.startsWith(ANSWER_PREFIX) || first === '') continue;
    answers[field.slice(ANSWER_PREFIX.length)] = more.length > 0 ? [first, ...more] : first;
  }
  return answers;
}
