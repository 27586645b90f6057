/** The shape is set in the bath. */
export function QuenchStation() {
  return (
    <>
      <path className="mw" d="M38 82H182V140H38Z" />
      <use className="pf" href="#po" transform="translate(106 113) scale(.42)" />
      <use className="om hm" href="#po" transform="translate(106 113) scale(.42)" />
      <path className="op" d="M28 52V150H192V52H182V140H38V52Z" />
      <path className="ht" d="M28 52V150H192V52H182V140H38V52Z" />
      <path className="om" d="M38 82q10-8 20 0t20 0 20 0 20 0 20 0 20 0 24 0" />
      <use className="o2" href="#sq" x="164" y="76" />
      <path
        className="o2"
        d="M76 62a5 5 0 1 0 .1 0M92 38a8 8 0 1 0 .1 0M126 58a4 4 0 1 0 .1 0M140 30a6 6 0 1 0 .1 0M64 98a3 3 0 1 0 .1 0"
      />
    </>
  );
}
