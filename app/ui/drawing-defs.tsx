/**
 * The definitions for the line classes of figure.css: arrow heads (#ar), hatches (#ht ink, #hm metal), the
 * glow (#gl); and the ponteiro (the smith's point, which is also the cursor) around the origin, as outline
 * (#po) and in facets (#pt). Once a page, in the shell; figures place it with `<use>`. The outline keeps
 * its weight at any scale by attribute, because a page's style rules do not reach the clones of `<use>`.
 */
export function DrawingDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="ht"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hair-line" d="M0 0V7" />
        </pattern>
        <pattern
          id="hm"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="hair-metal" d="M0 0V6" />
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
          <path className="arrow-head" d="M0 .6 10 3 0 5.4z" />
        </marker>
        <radialGradient id="gl">
          <stop className="glow-start" />
          <stop className="glow-end" offset="1" />
        </radialGradient>
        <path
          id="po"
          vectorEffect="non-scaling-stroke"
          d="M150 0-12-60 22-13-96-17-104-22-120-20-125-13V13L-120 20-104 22-96 17 22 13-12 60Z"
        />
        <g id="pt">
          <path className="facet-2" d="M22 0V-13L-96-17-104-22-120-20-125-13V0Z" />
          <path className="facet-4" d="M22 0V13L-96 17-104 22-120 20-125 13V0Z" />
          <path className="facet-1" d="M150 0-12-60 8-36 106 0Z" />
          <path className="facet-2" d="M106 0 8-36 22-13V0Z" />
          <path className="facet-3" d="M106 0 8 36 22 13V0Z" />
          <path className="facet-4" d="M150 0-12 60 8 36 106 0Z" />
        </g>
      </defs>
    </svg>
  );
}
