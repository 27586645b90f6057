/**
 * What the line classes of figure.css refer to: arrow heads (#ar), hatches (#ht ink, #hm metal) and
 * the glow (#gl). Once a page, in the shell.
 */
export function DrawingDefs() {
  return (
    <svg className="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="ht"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hl" d="M0 0V7" />
        </pattern>
        <pattern
          id="hm"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="hlm" d="M0 0V6" />
        </pattern>
        <marker
          id="ar"
          viewBox="0 0 10 6"
          refX="10"
          refY="3"
          markerWidth="10"
          markerHeight="6"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path className="arw" d="M0 .6 10 3 0 5.4z" />
        </marker>
        <radialGradient id="gl">
          <stop className="g0" />
          <stop className="g1" offset="1" />
        </radialGradient>
      </defs>
    </svg>
  );
}
