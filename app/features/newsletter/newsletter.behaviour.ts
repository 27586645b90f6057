const load = () => import('./send-subscription.ts');

const formOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>('[data-newsletter]') : null;

/** Sends sign-ups without leaving the page. Its module is loaded only once a form has the focus. */
export function start(root: Document): void {
  root.addEventListener('focusin', (event) => {
    if (formOf(event)) load().catch(() => {});
  });
  root.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    // Without the module the form is posted natively.
    load().then(
      (module) => module.send(form),
      () => form.submit(),
    );
  });
}
