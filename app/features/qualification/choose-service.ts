import { QUERY } from '#app/features/pricing/addresses.ts';
import { answerName } from './intake/read-answers.ts';

export type ByService = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The service that was chosen last: the same one again changes nothing that was answered since. */
let chosen: string | undefined;

/** Answers the question about the service by what is ticked on the page of prices, since that is newer than a draft. */
export function chooseService(place: HTMLElement, byService: ByService): void {
  const ticked = document.querySelector<HTMLInputElement>(`input[name=${QUERY.service}]:checked`);
  if (!ticked || ticked.value === chosen) return;
  chosen = ticked.value;
  for (const [question, value] of Object.entries(byService[chosen] ?? {})) {
    const control = place.querySelector<HTMLSelectElement>(
      `select[name="${CSS.escape(answerName(question))}"]`,
    );
    if (!control) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
