import { useTranslation } from 'react-i18next';

const THREADS = Array.from(
  { length: 9 },
  (_, i) => `M192 ${292 + i * 12}L228 ${286 + i * 12}`,
).join('');

/** Terms: two plates and the bolt that joins them, in section. */
export function BoltFigure() {
  const { t } = useTranslation('legal', { keyPrefix: 'figures' });
  return (
    <figure className="legal-fig">
      <svg viewBox="0 0 420 440" role="img" aria-labelledby="joint-title">
        <title id="joint-title">{t('terms')}</title>
        <path className="hatched" d="M30 160H300L312 176V224H30L20 206 30 190 22 174Z" />
        <path className="shape" d="M108 224H390L400 242 390 258 398 274 390 292H120L108 278Z" />
        <path fill="url(#hm)" d="M108 224H390L400 242 390 258 398 274 390 292H120L108 278Z" />
        <path className="heat-line lit" d="M108 224H312" />
        <path className="paper" d="M188 150H232V300H188Z" />
        <path className="shape" d="M192 140H228V398L220 408H200L192 398Z" />
        <path className="thin-line" d={THREADS} />
        <path className="shape" d="M140 148H280V160H140Z" />
        <path className="facet-1" d="M150 92 162 84H182V148H150Z" />
        <path className="facet-2" d="M182 84H238V148H182Z" />
        <path className="facet-4" d="M238 84H258L270 92V148H238Z" />
        <path className="shape" d="M140 292H280V304H140Z" />
        <path className="facet-1" d="M152 304H184V356H152Z" />
        <path className="facet-2" d="M184 304H236V356H184Z" />
        <path className="facet-4" d="M236 304H268V356H236Z" />
        <path className="center-line" d="M210 40V436" />
        <path className="metal-line" d="M210 62A20 14 0 1 1 191 52" />
        <path className="metal" d="M186 44 198 50 188 58Z" />
        <text className="ink-text halo" x="90" y="199" textAnchor="middle">
          {t('you')}
        </text>
        <text className="ink-text halo" x="330" y="265" textAnchor="middle">
          {t('us')}
        </text>
      </svg>
    </figure>
  );
}
