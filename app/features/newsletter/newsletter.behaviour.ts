const load = () => import('./send-subscription.ts');

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('[data-newsletter]') : null;

/** Sends sign-ups without leaving the page. What does so comes only once somebody is at a form. */
export function start(root: Document): void {
  root.addEventListener('focusin', (event) => {
    if (formOf(event)) load().catch(() => {});
  });
  root.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    // Without the module the form is posted as it stands.
    load().then(
      (module) => module.send(form),
      () => form.submit(),
    );
  });
}
