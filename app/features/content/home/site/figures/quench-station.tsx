/** The shape is set in the bath. */
export function QuenchStation() {
  return (
    <>
      <path className="wash" d="M38 82H182V140H38Z" />
      <use className="paper" href="#po" transform="translate(106 113) scale(.42)" />
      <use
        className="metal-line metal-hatch"
        href="#po"
        transform="translate(106 113) scale(.42)"
      />
      <path className="shape" d="M28 52V150H192V52H182V140H38V52Z" />
      <path className="hatched" d="M28 52V150H192V52H182V140H38V52Z" />
      <path className="metal-line" d="M38 82q10-8 20 0t20 0 20 0 20 0 20 0 20 0 24 0" />
      <use className="thin-line" href="#sq" x="164" y="76" />
      <path
        className="thin-line"
        d="M76 62a5 5 0 1 0 .1 0M92 38a8 8 0 1 0 .1 0M126 58a4 4 0 1 0 .1 0M140 30a6 6 0 1 0 .1 0M64 98a3 3 0 1 0 .1 0"
      />
    </>
  );
}
