import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { AnatomyFigure } from './figures/anatomy-figure.tsx';

const PARTS = ['edge', 'body', 'handle', 'mark'] as const;

/** The four differentials, as the four parts of the ponteiro. */
export function Differentials() {
  const { t } = useTranslation('home', { keyPrefix: 'parts' });
  return (
    <HomeSection n={1} tag={t('tag')} title={t('title')}>
      <div className="parts">
        <AnatomyFigure />
        <ol>
          {PARTS.map((part) => (
            <li key={part}>
              <h3 className="subtitle">{t(`items.${part}.title`)}</h3>
              <p className="soft">{t(`items.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
