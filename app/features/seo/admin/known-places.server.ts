import { keysOfPage } from '#app/pages/alternates.ts';
import { knownPages } from '#app/pages/known-pages.ts';
import { publicRows } from '#app/registry.ts';

/** Everything that a tag may be set for: patterns of all routes, and every named page. */
export function knownPlaces(): string[] {
  const patterns = publicRows.filter(({ locale }) => locale === 'pt-BR').map(({ path }) => path);
  const pages = knownPages()
    .filter(({ page }) => page.locale === 'pt-BR')
    .flatMap(({ page }) => keysOfPage(page));
  return [...new Set([...patterns, ...pages])].sort();
}
