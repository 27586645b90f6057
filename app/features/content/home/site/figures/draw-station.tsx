/** The gantry letters the shape and its dimensions on the blank. */
export function DrawStation() {
  return (
    <>
      <path className="contour" d="M26 150V26M194 26V150" />
      <path className="hatched" d="M20 14H200V26H20Z" />
      <path className="shape" d="M92 8H130V46H92ZM104 46H118V60L111 72 104 60Z" />
      <path className="shape" d="M44 112H176V150H44Z" />
      <use className="metal-line" href="#po" transform="translate(106 131) scale(.4 .27)" />
      <path className="dimension-arrows" d="M44 94H176" />
      <path className="dimension" d="M44 88V108M176 88V108" />
    </>
  );
}
