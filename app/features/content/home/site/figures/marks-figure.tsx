import { useTranslation } from 'react-i18next';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { markGrid } from './mark-grid.ts';

/** Marks of 40 × 42 and of 33.6 × 27 units, 25 × 4 and 10 × 10 of them on their sheets. */
const WIDE = { columns: 25, rows: 4, width: 40, height: 42 };
const TALL = { columns: 10, rows: 10, width: 33.6, height: 27 };

/** Stamped marks, one a company, and the open place. */
export function MarksFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'closing.figure' });
  const words = claimWords(useLocale());
  const { companies } = claims();
  const wide = markGrid(WIDE, companies);
  const tall = markGrid(TALL, companies);
  return (
    <figure className="marks">
      <svg className="wide" viewBox="0 0 1360 224" role="img">
        <title>{t('title', words)}</title>
        <pattern
          id="mark"
          width="40"
          height="42"
          patternUnits="userSpaceOnUse"
          patternTransform={wide.transform}
        >
          <use className="dot" href="#po" transform="translate(16 21) scale(.124)" />
        </pattern>
        <path d={wide.path} fill="url(#mark)" />
        <path className="center-line" d="M1000 84H1360" />
        <ellipse cx="1208" cy="84" rx="190" ry="124" fill="url(#gl)" />
        <use className="heat-line open" href="#po" transform="translate(1206 84) scale(1.02)" />
        <path className="heat-line" d="M1366 52 1378 34M1374 66 1391 58M1355 46 1358 26" />
        <path className="dimension" d="M0 184V204M994 184V204M1078 108V204M1359 96V204" />
        <path className="dimension" d="M0 194H994M1078 194H1359" />
        <g textAnchor="middle">
          <text x="497" y="186">
            {`${words.companies}+`}
          </text>
          <text x="1218" y="186">
            {t('yours')}
          </text>
        </g>
      </svg>
      <svg className="tall" viewBox="0 0 328 430" role="img">
        <title>{t('title', words)}</title>
        <pattern
          id="mark10"
          width="33.6"
          height="27"
          patternUnits="userSpaceOnUse"
          patternTransform={tall.transform}
        >
          <use className="dot" href="#po" transform="translate(13 13) scale(.1)" />
        </pattern>
        <path d={tall.path} fill="url(#mark10)" />
        <path className="center-line" d="M0 350H328" />
        <ellipse cx="130" cy="350" rx="160" ry="84" fill="url(#gl)" />
        <use className="heat-line open" href="#po" transform="translate(112 350) scale(.86)" />
        <text x="328" y="332" textAnchor="end">
          {t('yours')}
        </text>
      </svg>
    </figure>
  );
}
