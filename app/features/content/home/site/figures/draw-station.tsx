/** The gantry letters the shape and its dimensions on the blank. */
export function DrawStation() {
  return (
    <>
      <path className="o1" d="M26 150V26M194 26V150" />
      <path className="ht" d="M20 14H200V26H20Z" />
      <path className="op" d="M92 8H130V46H92ZM104 46H118V60L111 72 104 60Z" />
      <path className="op" d="M44 112H176V150H44Z" />
      <use className="om" href="#po" transform="translate(106 131) scale(.4 .27)" />
      <path className="dma" d="M44 94H176" />
      <path className="dm" d="M44 88V108M176 88V108" />
    </>
  );
}
