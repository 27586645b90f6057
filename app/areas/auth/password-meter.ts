import { estimate } from './password-estimate.ts';

/** What the user has entered about themselves on this page: it counts as guessable. */
const personal = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('[type=email], [name=name]') ?? [])].map(
    ({ value }) => value,
  );

function show(field: HTMLInputElement, place: HTMLElement): void {
  const words = JSON.parse(place.dataset['words'] ?? '[]') as string[];
  const [meter, text] = [place.querySelector('meter'), place.querySelector('p')];
  if (!meter || !text) return;
  place.dataset['shown'] = String(field.value !== '');
  const level = estimate(field.value, personal(field.form));
  meter.value = level;
  const sentence = field.value ? `${text.dataset['label']} ${words[level]}` : '';
  // Announced only when it changes: a screen reader would repeat it with every character.
  if (text.textContent !== sentence) text.textContent = sentence;
}

/** Shows how strong the password is, for every new password field of the page. */
export function follow(root: Document, first: HTMLInputElement): void {
  const judge = (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement)) return;
    const place = root.querySelector<HTMLElement>(`[data-strength="${CSS.escape(field.name)}"]`);
    if (place) show(field, place);
  };
  judge(first);
  root.addEventListener('input', ({ target }) => judge(target));
}
