/**
 * What the drawings of the page share: the raw rock, and the ponteiro (the smith's point, which is
 * also the cursor) as outline and in facets. Drawn once around the origin; every figure places them
 * with `<use>`. Hatches, arrow and glow are the shell's. Outlines keep their weight at any scale by
 * attribute, because the page's style rules do not reach what `<use>` clones.
 */
export function FigureDefs() {
  return (
    <svg className="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <path
          id="po"
          vectorEffect="non-scaling-stroke"
          d="M150 0-12-60 22-13-96-17-104-22-120-20-125-13V13L-120 20-104 22-96 17 22 13-12 60Z"
        />
        <g id="pt">
          <path className="p2" d="M22 0V-13L-96-17-104-22-120-20-125-13V0Z" />
          <path className="p4" d="M22 0V13L-96 17-104 22-120 20-125 13V0Z" />
          <path className="p1" d="M150 0-12-60 8-36 106 0Z" />
          <path className="p2" d="M106 0 8-36 22-13V0Z" />
          <path className="p3" d="M106 0 8 36 22 13V0Z" />
          <path className="p4" d="M150 0-12 60 8 36 106 0Z" />
        </g>
        <path id="ed" d="M-12-60 150 0-12 60" />
        <path
          id="rk"
          vectorEffect="non-scaling-stroke"
          d="M-88 14-72-34-36-46-12-84 44-68 58-28 90 0 74 50 30 56 4 84-50 72-60 40Z"
        />
        <path
          id="rf"
          vectorEffect="non-scaling-stroke"
          d="M-88 14-24-6-36-46 26-26-12-84M26-26 58-28M-24-6 26-26 4 38-24-6-60 40 4 38 30 56M4 38 4 84M26-26 90 0 4 38"
        />
        <path
          id="rs"
          d="M-24-6-60 40 4 38ZM4 38 90 0 74 50 30 56ZM-36-46 26-26-12-84ZM4 38 4 84-50 72-60 40Z"
        />
        <path
          id="be"
          d="M11 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0M48 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0M85 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0M121 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0M158 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0M195 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0"
        />
        <path id="sq" d="M-6-9 0-1 6-9ZM-9 3H9M-6 7H6M-3 11H3" />
      </defs>
    </svg>
  );
}
