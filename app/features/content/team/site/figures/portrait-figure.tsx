import type { Portrait } from '#app/features/content/team/person.ts';
import { HAIR } from './portrait-hair.tsx';
import { WEAR } from './portrait-wear.tsx';

const SKULL =
  'M88 72 84 104 86 130 95 153 111 170 120 172 129 170 145 153 154 130 156 104 152 72 134 58H106Z';
const EARS = 'M85 102 79 99 76 104 78 116 85 126M155 102 161 99 164 104 162 116 155 126';
const SHADE = 'M149 132 137 137 129 168 142 152ZM124 100 131 131 120 139 120 132Z';
const NOSE = 'M124 104 131 131 120 138 109 131';
const LIDS = 'M92 112 97 107 105 106 111 111M129 111 135 106 143 107 148 112';
const PUPILS = 'M102 107.500a3.400 3.400 0 1 0 .1 0M138 107.500a3.400 3.400 0 1 0 .1 0';
const BROWS = 'M90 101 98 95.500 112 97.500M128 97.500 142 95.500 150 101';
const MOUTH = 'M106 151 113 155 120 156 127 155 134 151M114 163 120 164 126 163';

const GLASSES = {
  round:
    'M86 110a16 15 0 1 0 32 0 16 15 0 1 0-32 0M122 110a16 15 0 1 0 32 0 16 15 0 1 0-32 0M118 108q2-3 4 0',
  square: 'M86 99H117V118L112 123H91L86 118ZM123 99H154V118L149 123H128L123 118ZM117 105H123',
};
/** The older beard is cut material, the younger one metal like the hair. */
const BEARD = {
  full: (
    <>
      <path
        className="skin"
        d="M85 122 92 142 104 147 120 143 136 147 148 142 155 122 152 150 138 178H102L88 150Z"
      />
      <path
        className="hatched"
        d="M85 122 92 142 104 147 120 143 136 147 148 142 155 122 152 150 138 178H102L88 150Z"
      />
    </>
  ),
  short: (
    <>
      <path className="facet-2" d="M86 132 97 146 106 145 113 148 120 146V174L107 172 93 154Z" />
      <path className="facet-4" d="M154 132 143 146 134 145 127 148 120 146V174L133 172 147 154Z" />
      <path className="skin" d="M103 150 113 154H127L137 150 128 159H112Z" />
    </>
  ),
};

/**
 * A head as draughtsmen study it: construction circle, centre line, line of the eyes; one shaded side.
 * 240 × 280 units. Decoration: the name is beside it.
 */
export function PortraitFigure({ of }: { of: Portrait }) {
  const { back: Back, front: Front } = HAIR[of.hair];
  const Wear = WEAR[of.wear];
  const wide = `translate(${120 - 120 * of.width} 0) scale(${of.width} 1)`;
  return (
    <svg className="portrait" viewBox="0 0 240 280" aria-hidden="true">
      <circle className="dimension" cx="120" cy="108" r="88" fill="none" />
      <path className="center-line" d="M120 0V280M14 111H226" />
      <g transform={wide}>
        <Back />
      </g>
      <Wear />
      <g transform={wide}>
        <path className="skin" d={`${EARS}${SKULL}`} />
        <g className="face">
          <path className="contour" d={`${EARS}${SKULL}`} />
          <g transform={`translate(${of.turn} 0)`}>
            <path fill="url(#ht)" d={SHADE} />
            <path className="thin-line" d={NOSE} />
            <path className="ink-text" d={PUPILS} />
            <path className="contour" d={`${BROWS}${LIDS}`} />
          </g>
          {of.beard && BEARD[of.beard]}
          <g transform={`translate(${of.turn} 0)`}>
            <path className="contour" d={MOUTH} />
            {of.glasses && <path className="metal-line" d={GLASSES[of.glasses]} />}
          </g>
        </g>
        <Front />
        {of.earrings && (
          <path
            className="heat"
            d="M79 127 83 135 79 143 75 135ZM161 127 165 135 161 143 157 135Z"
          />
        )}
      </g>
    </svg>
  );
}
