import { useTranslation } from 'react-i18next';

const THEMES = ['system', 'light', 'dark'] as const;

/** The lamp of the workshop. Without a script it lights this page only; with one the choice is stored. */
export function ThemeChoice() {
  const { t } = useTranslation('site');
  return (
    <fieldset>
      <legend className="note">{t('footer.theme')}</legend>
      <div className="lamp">
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              id={`theme-${theme}`}
              value={theme}
              defaultChecked={theme === 'system'}
              autoComplete="off"
            />
            {t(`theme.${theme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
