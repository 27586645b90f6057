/** The hot blank takes the shape of the ponteiro. */
export function HammerStation() {
  return (
    <>
      <path className="op" d="M28 150V4H152V38H58V150Z" />
      <path className="ht" d="M28 150V4H152V38H58V150Z" />
      <path className="op" d="M104 30H136V66H150V96H90V66H104Z" />
      <path className="op" d="M80 138H168V150H80Z" />
      <ellipse className="lit" cx="122" cy="118" rx="78" ry="40" fill="url(#gl)" />
      <g transform="translate(116 117) scale(.46 .35)">
        <use className="pf" href="#po" />
        <use className="k lit" href="#po" />
        <use className="o1" href="#po" />
      </g>
      <path className="ks lit" d="M82 96 62 84M78 106 60 104M158 92 178 80M162 102 182 98" />
    </>
  );
}
