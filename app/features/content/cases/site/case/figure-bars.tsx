import { useTranslation } from 'react-i18next';
import type { CaseFigure } from '#app/features/content/cases/case.ts';
import { numberOf } from '#app/features/content/cases/figure-number.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** Of the width: the longer bar leaves room for its figure. */
const LONGEST = 62;
const TICKS = Array.from({ length: 11 }, (_, i) => i * 10);

/** The distance between both bars, and the ruler that both are measured on. */
function Ruler({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('case');
  const [from, to] = [Math.min(before, after), Math.max(before, after)];
  return (
    <svg className="case-ruler" width="100%" height="62" aria-hidden="true">
      <g className="dimension">
        <line x1={`${before}%`} x2={`${before}%`} y1="0" y2="44" />
        <line x1={`${after}%`} x2={`${after}%`} y1="0" y2="44" />
        <line x1={`${from}%`} x2={`${to}%`} y1="12" y2="12" strokeDasharray="5 4" />
      </g>
      {to - from > 12 && (
        <text x={`${(from + to) / 2}%`} y="31" textAnchor="middle">
          {t(after < before ? 'less' : 'more')}
        </text>
      )}
      <g className="thin-line">
        <line x1="0" x2="100%" y1="44" y2="44" />
        {TICKS.map((x) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y1="44" y2={x % 50 === 0 ? 56 : 50} />
        ))}
      </g>
    </svg>
  );
}

function Values({ before, value }: Pick<CaseFigure, 'before' | 'value'>) {
  const { t } = useTranslation('case');
  if (!before) return <p className="case-value">{value}</p>;
  return (
    <p className="case-value">
      <span className="note">{t('before')}</span> {before}{' '}
      <b>
        <span className="note">{t('after')}</span> {value}
      </b>
    </p>
  );
}

/** A figure before and after as two bars on one ruler; in words alone where they are not two numbers. */
export function FigureBars({ of: { before, value } }: { of: CaseFigure }) {
  const { t } = useTranslation('case');
  const locale = useLocale();
  const was = numberOf(before, locale);
  const is = numberOf(value, locale);
  if (was === null || is === null || Math.max(was, is) === 0) {
    return <Values before={before} value={value} />;
  }
  const lengthOf = (number: number) =>
    Math.max(2, Math.round((number / Math.max(was, is)) * LONGEST));
  return (
    <div className="case-bars">
      <p className="case-bar">
        <svg width={`${lengthOf(was)}%`} height="46" aria-hidden="true">
          <rect className="case-raw" width="100%" height="46" />
        </svg>
        <span>
          <span className="case-number">{before}</span> <span className="note">{t('before')}</span>
        </span>
      </p>
      <p className="case-bar done">
        <svg width={`${lengthOf(is)}%`} height="52" overflow="visible" aria-hidden="true">
          <rect className="facet-2" y="6" width="100%" height="20" />
          <rect className="facet-4" y="26" width="100%" height="20" />
          <svg x="100%" overflow="visible" aria-hidden="true">
            <path className="case-gap" d="M-26-2V54H2V-2Z" />
            <path className="facet-1" d="M-26 0V26H0Z" />
            <path className="facet-3" d="M-26 52V26H0Z" />
            <path className="heat-line" d="M-26 0 0 26-26 52" />
          </svg>
        </svg>
        <span>
          <span className="case-number">{value}</span> <span className="note">{t('after')}</span>
        </span>
      </p>
      <Ruler before={lengthOf(was)} after={lengthOf(is)} />
    </div>
  );
}
