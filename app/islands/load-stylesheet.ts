/** Resolves once the stylesheet is loaded; rejects when it cannot be. */
export function loadStylesheet(href: string | undefined): Promise<void> | undefined {
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`No stylesheet at ${href}.`));
    };
    document.head.append(link);
  });
}
