const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw. Nothing that runs, loads, links or moves is among them. */
export const SVG_ELEMENTS = words(`
  svg g switch defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc
  style linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix
  feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile`);

/** Elements that drawing programs write for themselves; removed without an error. */
export const SVG_LEFT_OUT = words('metadata');

/** Attributes that are kept. Other harmless ones are removed without an error. */
export const SVG_ATTRIBUTES = words(`
  id class style version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr
  d points pathLength transform gradientTransform patternTransform gradientUnits patternUnits
  patternContentUnits spreadMethod offset stop-color stop-opacity clip-path clip-rule clipPathUnits
  mask maskUnits maskContentUnits mask-type marker-start marker-mid marker-end markerWidth
  markerHeight markerUnits refX refY orient fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  color color-interpolation color-interpolation-filters opacity display visibility overflow
  vector-effect paint-order shape-rendering text-rendering mix-blend-mode isolation font-family
  font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  dominant-baseline alignment-baseline baseline-shift text-decoration textLength lengthAdjust dx dy
  rotate startOffset filter filterUnits primitiveUnits in in2 result mode operator type values k1 k2
  k3 k4 stdDeviation flood-color flood-opacity tableValues slope intercept amplitude exponent radius
  role aria-label aria-hidden`);
