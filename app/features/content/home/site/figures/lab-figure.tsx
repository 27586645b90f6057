/** Learning the drawing: the compass finds the barb of the ponteiro, half of it still dashed. */
export function LabFigure() {
  return (
    <svg viewBox="0 0 340 250" aria-hidden="true">
      <path className="center-line" d="M10 170H340M70 96V246" />
      <path className="dimension" d="M139 86A109 109 0 0 1 139 254" />
      <g transform="translate(170 170) scale(1.1)">
        <path className="hid" d="M-125 0V13L-120 20-104 22-96 17 22 13-12 60 150 0" />
        <path className="wash" d="M150 0-12-60 22-13-96-17-104-22-120-20-125-13V0" />
        <path className="metal-line" d="M-125 0V-13L-120-20-104-22-96-17 22-13-12-60 150 0" />
      </g>
      <path className="shape" d="M34.8 24.4 65 138 70 170 57.4 140.5 23.2 27.6Z" />
      <path className="shape" d="M32 21 133.5 85 157 104 129.3 91.8 26 31Z" />
      <path className="contour" d="M20 8 29 26" />
      <circle className="shape" cx="29" cy="26" r="14" />
      <circle className="heat" cx="29" cy="26" r="5" />
      <path className="heat-line" d="M164 92 176 78M168 104 186 100M156 88 158 70" />
    </svg>
  );
}
