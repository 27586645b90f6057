import { allows, OPTIONAL_CATEGORIES } from './consent.ts';
import { OPTIONAL_NAMES } from './optional-names.ts';

/** `www.a.com.br` may have set cookies for itself, `a.com.br` and `com.br`; deleting an unset one does no
 * harm. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`);
}

const isNamed = (name: string, patterns: readonly string[]) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

/**
 * Removes from this browser what belongs to a category that is not, or no longer, allowed; `more` are names
 * under which scripts of staff store something.
 */
export function eraseRefused(more: readonly string[] = []): void {
  const named = OPTIONAL_CATEGORIES.filter((category) => !allows(category)).flatMap(
    (category) => OPTIONAL_NAMES[category],
  );
  const refused = [...named, ...more];
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!isNamed(name, refused)) continue;
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
  for (const name of Object.keys(localStorage)) {
    if (isNamed(name, refused)) localStorage.removeItem(name);
  }
  // What the site itself stores of a session is necessary, even where its name matches an optional one.
  // Code that stores something optional there is notified of the choice.
  for (const name of Object.keys(sessionStorage)) {
    if (isNamed(name, more)) sessionStorage.removeItem(name);
  }
}
