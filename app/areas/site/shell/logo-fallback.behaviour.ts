/** Replaces a logo whose file does not load with the fallback, once. */
export function start(root: Document): void {
  const replace = (image: HTMLImageElement) => {
    const fallback = image.dataset['fallback'];
    if (!fallback) return;
    delete image.dataset['fallback'];
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.src = fallback;
  };
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0) replace(image);
    else image.addEventListener('error', () => replace(image), { once: true });
  }
}
