/** Colours side by side, for who sees them; their values are in the text beside. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className="brand-swatches">
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colours may be equal
        <span key={index} className="brand-swatch">
          <i style={{ background: color }} aria-hidden="true" />
          <code>{color}</code>
        </span>
      ))}
    </span>
  );
}
