const KEY = 'qualification-draft';

type Draft = { form: string; answers: Record<string, string> };

/** What was typed and not sent. Kept for this tab, dropped with it. */
export function readDraft(form: string): Record<string, string> {
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
