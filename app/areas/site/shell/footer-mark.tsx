/** Average advance of a letter at 62 % and weight 900, in hundredths of the type size. */
const ADVANCE = 46;

/** The company's name, as large as its cell; letters are set to its width, whatever the name. */
export function FooterMark({ name }: { name: string }) {
  const width = Math.max(1, [...name].length) * ADVANCE;
  return (
    <div className="title-mark" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the name is in the header and the last line */}
      <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="xMinYMax">
        <text y="76" textLength={width} lengthAdjust="spacingAndGlyphs">
          {name}
        </text>
      </svg>
    </div>
  );
}
