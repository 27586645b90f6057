import { QUERY } from '#app/features/pricing/addresses.ts';
import { answerName } from './intake/read-answers.ts';

export type ByService = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Answers the question about the service by what is ticked on the page of prices, unless it is answered. */
export function chooseService(place: HTMLElement, byService: ByService): void {
  const ticked = document.querySelector<HTMLInputElement>(`input[name=${QUERY.service}]:checked`);
  for (const [question, value] of Object.entries(byService[ticked?.value ?? ''] ?? {})) {
    const control = place.querySelector<HTMLSelectElement>(
      `select[name="${CSS.escape(answerName(question))}"]`,
    );
    if (!control || control.value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
