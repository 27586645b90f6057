/** Opens the print dialog from a button of the page; without a script the button is not shown. */
export function start(root: Document): void {
  for (const button of root.querySelectorAll('[data-print]')) {
    button.addEventListener('click', () => print());
  }
}
