import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { QuadrantFigure } from './figures/quadrant-figure.tsx';

const QUADRANTS = ['automation', 'ai', 'database', 'frontend'] as const;
const RINGS = ['use', 'test', 'watch'] as const;
const STEPS = ['list', 'weigh', 'prove', 'record'] as const;

/** The quadrant with its four lists (samples, and labelled so), then the four steps inward. */
export function ToolEvaluation() {
  const { t } = useTranslation('home', { keyPrefix: 'tools' });
  return (
    <HomeSection n={5} tag={t('tag')} title={t('title')} lead={t('lead')}>
      <div className="tools">
        <QuadrantFigure />
        {QUADRANTS.map((quadrant) => (
          <div key={quadrant}>
            <h3>{t(`quadrants.${quadrant}.title`)}</h3>
            <ol>
              {RINGS.map((ring) => (
                <li key={ring} className="small">
                  {t(`quadrants.${quadrant}.${ring}`)}
                  <i>{t(`state.${ring}`)}</i>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <p className="note">{t('example')}</p>
      </div>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p className="soft small">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
