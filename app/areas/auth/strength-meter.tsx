import { useTranslation } from 'react-i18next';

const LEVELS = [0, 1, 2, 3, 4] as const;

/** Room for the strength of the password typed above it. A script fills it while the user types; without one
 * it stays empty, and the server checks anyway. */
export function StrengthMeter({ field }: { field: string }) {
  const { t } = useTranslation('auth');
  return (
    <div
      className="strength"
      data-strength={field}
      data-words={JSON.stringify(LEVELS.map((level) => t(`strength.level${level}`)))}
    >
      <meter min={0} max={4} low={2} high={3} optimum={4} value={0} aria-hidden="true" />
      <p className="hint" aria-live="polite" data-label={t('strength.label')} />
    </div>
  );
}
