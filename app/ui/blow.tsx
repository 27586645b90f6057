/**
 * A hammer on an anvil with sparks, shown after a visitor's form was accepted. Decorative; the rays are
 * animated on load.
 */
export function Blow() {
  return (
    <svg className="blow" viewBox="0 0 360 290" aria-hidden="true">
      <path className="center-line" d="M0 172H360" />
      <ellipse cx="180" cy="166" rx="172" ry="96" fill="url(#gl)" />
      <path
        className="shape"
        d="M26 184H322V206H268C244 208 234 220 234 240V250H258V274H112V250H136V240C136 216 112 204 78 200 54 197 36 192 26 184Z"
      />
      <path fill="url(#ht)" d="M112 250H258V274H112Z" />
      <path className="shape" d="M70 160H148L158 166H202L212 160H306V184H70Z" />
      <path className="heat" d="M70 160H148L158 166H202L212 160H306V184H70Z" />
      <path className="contour" d="M70 160H148L158 166H202L212 160H306V184H70Z" />
      <path className="shape" d="M220 62H344V76H220Z" />
      <path className="hatched" d="M140 40H220V104L204 118V166H156V118L140 104Z" />
      <path
        className="heat-line rays"
        d="M138 142 96 112M134 152 66 138M146 132 122 84M222 142 262 108M226 152 296 134M214 132 236 82M124 160 92 156M236 160 270 156"
      />
    </svg>
  );
}
