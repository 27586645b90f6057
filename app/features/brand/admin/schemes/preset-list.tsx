import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import type { PresetRow } from './staff-scheme.ts';
import { Swatches } from './swatches.tsx';

/** Ready-made colours, the most used first; taking one posts the editor and fills it. */
export function PresetList({ presets }: { presets: readonly PresetRow[] }) {
  const { t } = useTranslation('brand');
  return (
    <details className="brand-presets">
      <summary>{t('editor.presets')}</summary>
      <p className="soft">{presets.length > 0 ? t('editor.presetsLead') : t('editor.noPresets')}</p>
      <ul>
        {presets.map(({ id, name, description, primary, accent, uses }) => (
          <li key={id}>
            <div>
              <b>{name}</b> <span className="soft">{t('editor.uses', { count: uses })}</span>
              {description && <p className="soft">{description}</p>}
            </div>
            <Swatches colors={[primary, accent]} />
            <Button type="submit" variant="outline" small name="preset" value={id} formNoValidate>
              {t('editor.use', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
