/** Copies a text to the clipboard and confirms that. */
export function start(root: Document): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
      const place = root.querySelector<HTMLElement>('[data-copied]');
      if (place) place.textContent = place.dataset['copied'] ?? '';
    });
  }
}
