import { THEME_KEY } from '#app/ui/tokens/theme-key.ts';

function keep(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is not available: the choice lasts until the page is left.
  }
}

/** Shows the stored theme in the footer's radios, and stores a new one. */
export function start(root: Document): void {
  const html = root.documentElement;
  const radio = (theme: string) => root.querySelector<HTMLInputElement>(`#theme-${theme}`);
  const show = () => {
    const saved = radio(html.dataset['theme'] ?? 'system');
    if (saved) saved.checked = true;
  };
  const apply = (theme: string | null) => {
    if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;
    else delete html.dataset['theme'];
  };
  show();
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    apply(target.value);
    keep(target.value);
  });
  // Chosen in another tab.
  addEventListener('storage', (event) => {
    if (event.key !== THEME_KEY) return;
    apply(event.newValue);
    show();
  });
}
