/** The stone puts the edge on; the piece leaves in metal. */
export function SharpenStation() {
  return (
    <>
      <path className="shape" d="M140 150 158 70H176L194 150Z" />
      <circle className="shape" cx="167" cy="66" r="52" />
      <circle className="hatched" cx="167" cy="66" r="52" />
      <circle className="shape" cx="167" cy="66" r="18" />
      <circle className="metal" cx="167" cy="66" r="5" />
      <g transform="translate(66 126) scale(.46)">
        <use href="#pt" />
        <use className="heat-line" href="#ed" />
      </g>
      <path className="heat-line" d="M134 118 116 84M141 112 133 80M128 110 104 96" />
    </>
  );
}
