import { ANSWER_PREFIX, DRAFT_KEY, type Draft, type DraftAnswers } from './draft.ts';

/** When the first letter of this form's draft was typed, in epoch milliseconds; none without one. */
export function draftSince(form: string | undefined): number | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as Draft | null;
    return draft?.form === form ? draft?.since : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(form: string, answers: DraftAnswers): void {
  const since = draftSince(form) ?? Date.now();
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ form, answers, since } satisfies Draft));
  } catch {
    // Storage is off or full: typing goes on, only the draft is lost.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The answers in a posted form, by question, empty ones left out. */
export function answersOf(data: FormData | URLSearchParams): DraftAnswers {
  const answers: DraftAnswers = {};
  for (const field of new Set(data.keys())) {
    const [first = '', ...more] = data.getAll(field).map(String);
    if (!field.startsWith(ANSWER_PREFIX) || first === '') continue;
    answers[field.slice(ANSWER_PREFIX.length)] = more.length > 0 ? [first, ...more] : first;
  }
  return answers;
}
