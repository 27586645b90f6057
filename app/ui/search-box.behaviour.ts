/** Keeps the button of a blank search disabled, and sends the query trimmed. */
export function start(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
    const input = form.querySelector('input');
    const button = form.querySelector('button');
    if (!input || !button) continue;
    const judge = () => {
      button.disabled = input.value.trim() === '';
    };
    judge();
    form.addEventListener('input', judge);
    form.addEventListener('submit', () => {
      input.value = input.value.trim();
    });
    // The browser puts typed text back after the script ran.
    addEventListener('pageshow', judge);
  }
}
