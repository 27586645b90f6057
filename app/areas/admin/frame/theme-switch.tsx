import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { THEME_KEY } from '#app/ui/tokens/theme-key.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    observer.disconnect();
  };
}

const visible = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

/** Light or dark from now on, in every tab of this browser. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is not available: the choice lasts until the page is left.
  }
}

/** Light or dark: the same choice, kept in the same place, as on the site. */
export function ThemeSwitch() {
  const { t } = useTranslation('admin');
  const current = useSyncExternalStore(watch, visible, (): Theme => 'system');
  return (
    <fieldset className="admin-theme">
      <legend>{t('theme.title')}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === current}
            onChange={() => chooseTheme(theme)}
          />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}
