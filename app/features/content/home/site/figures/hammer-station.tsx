/** The hot blank takes the shape of the ponteiro. */
export function HammerStation() {
  return (
    <>
      <path className="shape" d="M28 150V4H152V38H58V150Z" />
      <path className="hatched" d="M28 150V4H152V38H58V150Z" />
      <path className="shape" d="M104 30H136V66H150V96H90V66H104Z" />
      <path className="shape" d="M80 138H168V150H80Z" />
      <ellipse className="lit" cx="122" cy="118" rx="78" ry="40" fill="url(#gl)" />
      <g transform="translate(116 117) scale(.46 .35)">
        <use className="paper" href="#po" />
        <use className="heat lit" href="#po" />
        <use className="contour" href="#po" />
      </g>
      <path className="heat-line lit" d="M82 96 62 84M78 106 60 104M158 92 178 80M162 102 182 98" />
    </>
  );
}
