import { useTranslation } from 'react-i18next';

const SHEET = 'M0 0H92V64H0Z';
const RULES = 'M0 16H92M0 32H92M0 48H92M30 16V64';

/** One more copy of the same spreadsheet, its tab named by the person who saved it. */
function Copy({ at, name }: { at: string; name: string }) {
  return (
    <g transform={at}>
      <path className="dashed-paper" d="M4 0V-18H84V0" />
      <path className="dashed-paper" d={SHEET} />
      <path className="dimension" d={RULES} />
      <text x="10" y="-4">
        {name}
      </text>
    </g>
  );
}

export function SheetBefore() {
  const { t } = useTranslation('home', { keyPrefix: 'pains.figure' });
  return (
    <>
      <Copy at="translate(2 34) rotate(-7)" name={t('copy1')} />
      <Copy at="translate(100 26) rotate(5)" name={t('copy2')} />
      <Copy at="translate(28 72) rotate(4)" name={t('copy3')} />
      <Copy at="translate(104 80) rotate(-6)" name={t('copy4')} />
    </>
  );
}

export function SheetAfter() {
  const { t } = useTranslation('home', { keyPrefix: 'pains.figure' });
  return (
    <>
      <path className="shape" d="M12 26V6H92V26" />
      <path className="shape" d="M2 26H150V136H2Z" />
      <path className="wash" d="M2 26H150V48H2Z" />
      <path className="thin-line" d="M2 48H150M2 70H150M2 92H150M2 114H150M98 26V136" />
      <path
        className="thin-line"
        d="M12 37H60M12 59H74M12 81H54M12 103H80M12 125H62M108 59H128M108 103H134M108 125H122"
      />
      <path className="heat" d="M98 70H150V92H98Z" />
      <path className="metal-line" d="M150 81H178M178 44V118" />
      <circle className="shape" cx="178" cy="44" r="6" />
      <circle className="heat" cx="178" cy="81" r="6" />
      <circle className="shape" cx="178" cy="118" r="6" />
      <text className="ink-text" x="18" y="21">
        {t('copy1')}
      </text>
      <text className="on-heat" x="124" y="86" textAnchor="middle">
        300
      </text>
    </>
  );
}
