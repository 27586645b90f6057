/** Says how long this page took here, once it is known; until then its line is not shown. */
export function start(root: Document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-load]')) {
    root.addEventListener('site:vitals', () => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (!visit?.loadEventEnd) return;
      const seconds = (visit.loadEventEnd / 1000).toLocaleString(root.documentElement.lang, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
      place.textContent = (place.dataset['load'] ?? '').replace('#', seconds);
      (place.closest('[hidden]') as HTMLElement | null)?.removeAttribute('hidden');
    });
  }
}
