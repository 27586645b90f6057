/** Two voices, of those who decide and those who do, go in; one raw piece comes out. */
export function ListenStation() {
  return (
    <>
      <path className="shape" d="M22 4H92V36H66L54 50V36H22Z" />
      <path className="shape" d="M128 4H198V36H166V50L154 36H128Z" />
      <path className="thin-line" d="M32 15H80M32 25H66M138 15H186M138 25H172" />
      <path className="shape" d="M46 60H174L128 102V118H92V102Z" />
      <path className="hatched" d="M46 60H174L164 69H56Z" />
      <path className="hid" d="M78 86H142" />
      <g transform="translate(110 134) scale(.18)">
        <use className="shape" href="#rk" />
        <path className="thin-line" d="M-88 14-24-6 26-26 58-28M-24-6 4 38 4 84" />
      </g>
    </>
  );
}
