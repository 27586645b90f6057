import { useTranslation } from 'react-i18next';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Anvil } from './anvil.tsx';
import { Rock } from './rock.tsx';

const HEARTH = 'M-132 36H-102A102 52 0 0 0 102 36H132V82L112 104H-112L-132 82Z';
const TANK = 'M-134-84V98H134V-84H122V86H-122V-84Z';
const SPARKS = 'M128-24 138-38M118-30 120-46M128 24 138 38';

/** Five states in a row, from ore to edge; under 700 px three of them, stacked (its own drawing). */
export function HeroFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'hero.figure' });
  const words = claimWords(useLocale());
  return (
    <figure className="hero-fig">
      <svg className="wide" viewBox="0 0 1360 300" role="img">
        <title>{t('title')}</title>
        <path className="center-line" d="M0 128H1360" />
        <g transform="translate(98 128)">
          <Rock />
          <path className="dimension" d="M-88 22V122M90 8V122M-4-84H112M12 84H112" />
          <path className="dimension-arrows" d="M106-84V84" />
        </g>
        <g className="question-mark">
          <text x="212" y="134">
            ?
          </text>
          <text x="99" y="236" textAnchor="middle">
            ?
          </text>
        </g>
        <g transform="translate(352 128) scale(.92)">
          <ellipse className="lit" rx="190" ry="124" fill="url(#gl)" />
          <path className="shape" d={HEARTH} />
          <path className="hatched" d={HEARTH} />
          <path
            className="thin-line"
            d="M-92 52-74 44-60 56-66 72M-60 56-40 62-30 82M92 52 76 46 62 58 68 71M62 58 44 66 34 81"
          />
          <g transform="translate(0 -14) scale(.84)">
            <Rock hot />
          </g>
          <path
            className="heat-line lit"
            d="M-44-94c7-6-7-11 0-18s-7-9 0-15M2-100c7-6-7-11 0-18s-5-6-2-9M46-92c7-6-7-11 0-18s-7-9 0-15"
          />
        </g>
        <g transform="translate(634 128)">
          <Anvil />
        </g>
        <g transform="translate(914 128) scale(.94)">
          <path className="wash" d="M-122-46H122V84H-122Z" />
          <g transform="translate(-10 20) scale(.76)">
            <use className="paper" href="#po" />
            <use className="metal-line metal-hatch" href="#po" />
          </g>
          <path className="shape" d={TANK} />
          <path className="hatched" d={TANK} />
          <path
            className="metal-line"
            d="M-122-46q11-8 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 22 0 24 0"
          />
          <use className="thin-line" href="#sq" x="96" y="-52" />
          <path
            className="thin-line"
            d="M-64-64a5 5 0 1 0 .1 0M-46-88a8 8 0 1 0 .1 0M22-70a4 4 0 1 0 .1 0M38-96a6 6 0 1 0 .1 0M-20-8a4 4 0 1 0 .1 0M-32-24a5 5 0 1 0 .1 0"
          />
        </g>
        <g transform="translate(1208 128)">
          <use href="#pt" />
          <use className="heat-line" href="#ed" />
          <path className="heat-line" d={SPARKS} />
          <path className="dimension" d="M-125 24V122M150 12V122" />
        </g>
        <path className="dimension-arrows" d="M10 246H188" />
        <path className="dimension-arrows" d="M206 246H1068" />
        <path className="dimension-arrows" d="M1083 246H1358" />
        <path className="dimension" d="M206 238V254M1068 238V254" />
        <g textAnchor="middle">
          <text className="callout" x="99" y="267">
            {t('discovery', words)}
          </text>
          <text className="callout" x="637" y="267">
            {t('development', words)}
          </text>
          <text className="callout" x="1220" y="267">
            {t('made')}
          </text>
          <text className="ink-text" x="99" y="294">
            {t('raw')}
          </text>
          <text className="hot-text" x="352" y="294">
            {t('heat')}
          </text>
          <text className="ink-text" x="634" y="294">
            {t('hammer')}
          </text>
          <text className="metal-text" x="914" y="294">
            {t('quench')}
          </text>
          <text className="metal-text" x="1220" y="294">
            {t('edge')}
          </text>
        </g>
      </svg>
      <svg className="tall" viewBox="0 0 328 548" role="img">
        <title>{t('title')}</title>
        <path className="center-line" d="M0 90H328M0 280H328M0 456H328" />
        <g transform="translate(100 90)">
          <Rock />
          <path className="dimension" d="M-4-84H116M12 84H116" />
          <path className="dimension-arrows" d="M110-84V84" />
        </g>
        <g className="question-mark">
          <text x="216" y="97">
            ?
          </text>
        </g>
        <g transform="translate(138 280) scale(.84)">
          <Anvil />
        </g>
        <g transform="translate(142 456)">
          <use href="#pt" />
          <use className="heat-line" href="#ed" />
          <path className="heat-line" d={SPARKS} />
          <path className="dimension" d="M-125 24V90M150 12V90" />
        </g>
        <path className="dimension-arrows" d="M17 540H292" />
        <text className="ink-text" x="262" y="82">
          {t('raw')}
        </text>
        <text className="hot-text" x="328" y="306" textAnchor="end">
          {t('hammer')}
        </text>
        <text className="metal-text" x="328" y="442" textAnchor="end">
          {t('edge')}
        </text>
        <text x="155" y="533" textAnchor="middle">
          {t('made')}
        </text>
      </svg>
    </figure>
  );
}
