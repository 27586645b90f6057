import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { EndlessAfter, EndlessBefore } from './figures/endless-pair.tsx';
import { RetypingAfter, RetypingBefore } from './figures/retyping-pair.tsx';
import { SheetAfter, SheetBefore } from './figures/sheet-pair.tsx';
import { TrainingAfter, TrainingBefore } from './figures/training-pair.tsx';

const PAINS = [
  ['sheet', SheetBefore, SheetAfter],
  ['retyping', RetypingBefore, RetypingAfter],
  ['training', TrainingBefore, TrainingAfter],
  ['endless', EndlessBefore, EndlessAfter],
] as const;

const drawing = (Figure: () => React.ReactNode) => (
  <svg viewBox="0 0 200 140" aria-hidden="true">
    <Figure />
  </svg>
);

/** Before and after, cut apart by the section line A–A. */
export function PainPoints() {
  const { t } = useTranslation('home', { keyPrefix: 'pains' });
  return (
    <HomeSection n={3} tag={t('tag')} title={t('title')} lead={t('lead')}>
      <ol className="pains">
        {PAINS.map(([pain, Before, After]) => (
          <li key={pain} className="cols">
            <h3>{t(`items.${pain}.title`)}</h3>
            <figure>
              <figcaption>
                <span className="note">{t('before')}</span>
                <p className="soft small">{t(`items.${pain}.before`)}</p>
              </figcaption>
              {drawing(Before)}
            </figure>
            <figure className="after">
              <figcaption>
                <span className="note">{t('after')}</span>
                <p className="small">{t(`items.${pain}.after`)}</p>
              </figcaption>
              {drawing(After)}
            </figure>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
