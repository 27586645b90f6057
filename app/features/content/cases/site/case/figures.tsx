import { useTranslation } from 'react-i18next';
import type { CaseFigure } from '#app/features/content/cases/case.ts';
import { FigureBars } from './figure-bars.tsx';

/** What was measured, each figure with its source. */
export function Figures({ of }: { of: readonly CaseFigure[] }) {
  const { t } = useTranslation('case');
  return (
    <ol className="case-figures">
      {of.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a figure is what stays
        <li key={place}>
          <div>
            <h3>{figure.label}</h3>
            {figure.note && <p className="soft">{figure.note}</p>}
            <p className="note">
              {t('source')}: {figure.source}
            </p>
          </div>
          <FigureBars of={figure} />
        </li>
      ))}
    </ol>
  );
}
