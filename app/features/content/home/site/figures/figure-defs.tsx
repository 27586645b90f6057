/**
 * What the drawings of the page share beside the shell's: the raw rock, the edge of the ponteiro, the
 * belt. Drawn once around the origin; every figure places them with `<use>`.
 */
export function FigureDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
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
        <g id="be">
          <path className="contour" vectorEffect="non-scaling-stroke" d="M0 168H220" />
          <path
            className="thin-line"
            d="M11 159a7 7 0 1 0 14 0 7 7 0 1 0-14 0m37 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0m37 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0m37 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0m37 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0m37 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0"
          />
        </g>
        <path id="sq" d="M-6-9 0-1 6-9ZM-9 3H9M-6 7H6M-3 11H3" />
      </defs>
    </svg>
  );
}
