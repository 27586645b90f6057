import { useTranslation } from 'react-i18next';

/** Privacy: the padlock, half in view and half in section, with the one key that opens it. */
export function PadlockFigure() {
  const { t } = useTranslation('legal', { keyPrefix: 'figures' });
  return (
    <figure className="legal-fig">
      <svg viewBox="0 0 420 440" role="img" aria-labelledby="padlock-title">
        <title id="padlock-title">{t('privacy')}</title>
        <path
          className="facet-1"
          d="M110 190V118L124 82 152 54 186 40H210V70H190L168 80 150 98 142 122V190Z"
        />
        <path
          className="hatched"
          d="M310 190V118L296 82 268 54 234 40H210V70H230L252 80 270 98 278 122V190Z"
        />
        <path className="facet-2" d="M76 190H210V262H60V206Z" />
        <path className="facet-3" d="M60 262H210V352H76L60 336Z" />
        <path className="facet-4" d="M76 336H210V352H76L60 336V322Z" />
        <path className="hatched" d="M210 190H344L360 206V336L344 352H210V330H318V214H210Z" />
        <path className="paper" d="M210 214H318V330H210Z" />
        <path className="contour" d="M210 214H318V330H210" />
        <path
          className="shape"
          d="M226 214H238V250H226ZM250 214H262V238H250ZM274 214H286V256H274Z"
        />
        <path
          className="metal"
          d="M226 250H238V274H226ZM250 238H262V274H250ZM274 256H286V274H274Z"
        />
        <path
          className="thin-line"
          d="M226 220 238 226 226 232 238 238 226 244M250 220 262 226 250 232M274 220 286 226 274 232 286 238 274 244 286 250"
        />
        <path className="shape" d="M210 278H306V306H210" />
        <path className="heat-line" d="M218 278H300" />
        <path className="center-line" d="M210 16V416M40 292H400" />
        <path className="thin-line" d="M110 214V236M142 214V236M96 246H156" />
        <g transform="translate(0 6)">
          <path className="shape" d="M210 378 172 404V424L196 436H224L248 424V404Z" />
          <circle className="shape" cx="210" cy="412" r="10" />
          <path className="shape" d="M204 380V352H216V380Z" />
          <path className="heat" d="M216 356H228V362H216ZM216 368H224V374H216Z" />
        </g>
        <path className="metal-line" d="M196 16H176M224 16H244" />
        <text className="metal-text" x="164" y="20" textAnchor="end">
          A
        </text>
        <text className="metal-text" x="254" y="20">
          A
        </text>
        <path className="dimension" d="M382 206 350 206M382 336 350 336" />
        <path className="dimension-arrows" d="M376 206V336" />
      </svg>
    </figure>
  );
}
