import { isLocale, PREFERRED_LOCALE_KEY } from './locale.ts';

/** A year: the choice of language should not expire each month. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

function keep(locale: string): void {
  try {
    localStorage.setItem(PREFERRED_LOCALE_KEY, locale);
  } catch {
    // Storage is off: the address itself still carries the language.
  }
  // The areas behind sign-in have one address for both languages and read the choice from here.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${PREFERRED_LOCALE_KEY}=${locale}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}

function savedLocale(): string | null {
  try {
    return localStorage.getItem(PREFERRED_LOCALE_KEY);
  } catch {
    return null;
  }
}

/** Back and forward navigation bring the choice back in step with the page. */
function resync({ lang }: HTMLElement): void {
  if (savedLocale() !== null && savedLocale() !== lang && isLocale(lang)) keep(lang);
}

/** Stores the language that a visitor picks in the switch. Nothing is stored without a choice. */
export function start(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    if (isLocale(link?.dataset['locale'])) keep(link.dataset['locale']);
  });
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') resync(root.documentElement);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resync(root.documentElement);
  });
}
