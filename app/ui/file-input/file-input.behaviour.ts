/** Writes the chosen file names before every file input of the document, now and at each change. */
export function start(root: Document): void {
  const show = () => {
    for (const input of root.querySelectorAll<HTMLInputElement>('.file-input input')) {
      const names = input.previousElementSibling as HTMLElement;
      const chosen = [...(input.files ?? [])].map(({ name }) => name).join(', ');
      names.textContent = chosen || names.title;
    }
  };
  root.addEventListener('change', show);
  // Chosen before this ran, or restored by the browser on back navigation.
  show();
}
