import { useTranslation } from 'react-i18next';

/** The workshop's door, ajar: fire inside, bell outside, the name on the plate. */
export function DoorFigure({ name }: { name: string }) {
  const { t } = useTranslation('contact', { keyPrefix: 'figure' });
  return (
    <figure className="door">
      <svg viewBox="0 0 460 520" role="img" aria-labelledby="door-title">
        <title id="door-title">{t('title', { name })}</title>
        <path className="contour" d="M24 472V30H436V472" />
        <path
          className="thin-line"
          d="M24 130H72M24 164H52M24 332H84M24 366H60M24 400H98M60 164V130M44 366V332M72 400V366M436 84H380M436 118H404M436 152H388M404 118V84M420 152V118"
        />
        <path className="shape" d="M118 98H326V472H118Z" />
        <path className="facet-4" d="M132 112H312V472H132Z" />
        <ellipse cx="200" cy="404" rx="110" ry="86" fill="url(#gl)" className="lit" />
        <path
          className="thin-line inside"
          d="M150 472V360L172 336H232L254 360V472M132 300H312M132 112 172 200H272L312 112"
        />
        <path className="heat lit" d="M166 472 174 424 190 442 204 392 220 434 234 418 240 472Z" />
        <path className="facet-1" d="M312 112 408 138V140L312 120Z" />
        <path className="facet-2" d="M312 112 408 138V508L312 472Z" />
        <path className="facet-3" d="M360 125 408 138V508L360 490Z" />
        <path className="thin-line inside" d="M336 119V481M384 132V499" />
        <path className="shape" d="M324 292H336V328H324Z" />
        <path className="heat-line" d="M330 300V320" />
        <path className="ember" d="M132 472H312L236 520H20Z" />
        <path className="contour" d="M0 472H132M408 508 452 508M312 472 408 508" />
        <path className="shape" d="M140 54H304V84H140Z" />
        <text className="ink-text" x="222" y="74" textAnchor="middle">
          {name}
        </text>
        <path className="contour" d="M44 208H92V222" />
        <path className="facet-1" d="M92 222 78 234 72 262 92 262Z" />
        <path className="facet-2" d="M92 222 106 234 112 262 92 262Z" />
        <path className="facet-4" d="M68 262H116V270H68Z" />
        <path className="contour" d="M92 270V280M92 280V372" />
        <path className="heat" d="M92 372 98 382 92 392 86 382Z" />
        <path className="heat-line" d="M58 240 46 234M58 258H44M126 240 138 234M126 258H140" />
      </svg>
    </figure>
  );
}
