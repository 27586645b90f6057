export type Gauge = 'interface' | 'ai' | 'performance' | 'integration' | 'security' | 'evolution';

const drawings: Record<Gauge, React.ReactNode> = {
  // Three widths of one page, the same hot part in each.
  interface: (
    <>
      <path className="shape" d="M2 6H92V50H2ZM106 6H150V50H106ZM166 2H190V50H166Z" />
      <path
        className="thin-line"
        d="M2 15H92M106 15H150M166 11H190M10 24H50M10 32H44M112 24H136M170 20H184"
      />
      <path className="heat" d="M60 34H84V42H60ZM112 36H132V43H112ZM170 38H186V45H170Z" />
    </>
  ),
  // Suggestion, trail, signature of a person.
  ai: (
    <>
      <path className="metal-line" d="M2 28H50M90 28H128" />
      <path className="hatched" d="M50 10H90V46H50Z" />
      <path className="heat" d="M62 20H78V36H62Z" />
      <path className="hid" d="M70 46V53H156V46" />
      <circle className="shape" cx="156" cy="14" r="8" />
      <path className="shape" d="M138 42a18 18 0 0 1 36 0Z" />
      <path className="heat-line" d="M176 18 182 24 192 10" />
    </>
  ),
  // Scale of the largest paint: good, middling, poor.
  performance: (
    <>
      <path className="heat" d="M2 24H104V38H2Z" />
      <path className="wash" d="M104 24H163V38H104Z" />
      <path className="dimension" d="M2 18V46M163 24V46M2 38H192" />
      <path className="contour" d="M104 16V46" />
      <path className="dimension" d="M22 38v4M43 38v4M63 38v4M84 38v4M125 38v4M145 38v4" />
    </>
  ),
  // Three lines meet on one bench.
  integration: (
    <>
      <path
        className="metal-line"
        d="M20 10C70 10 60 28 96 28M20 28H96M20 46C70 46 60 28 96 28M96 28H178"
      />
      <path className="shape" d="M2 3H20V17H2ZM2 21H20V35H2ZM2 39H20V53H2Z" />
      <circle className="heat" cx="96" cy="28" r="11" />
      <path className="shape" d="M166 14H192V42H166Z" />
      <path className="thin-line" d="M166 22H192M172 29H186M172 35H182" />
    </>
  ),
  // A table where only one row opens.
  security: (
    <>
      <path className="thin-line" d="M2 4H192M2 16H192M2 28H192M2 40H192M2 52H192" />
      <path className="hid" d="M36 10H186M36 34H186M36 46H186" />
      <path className="metal-line" d="M36 22H186" />
      <path className="second-metal" d="M8 7H20V13H8ZM8 31H20V37H8ZM8 43H20V49H8Z" />
      <path className="heat" d="M8 19H20V25H8Z" />
    </>
  ),
  // Six strokes, and back to the first.
  evolution: (
    <>
      <path className="metal-line" d="M8 40V14M42 40V14M76 40V14M110 40V14M144 40V14" />
      <path className="heat-line" d="M178 40V8" />
      <path className="thin-line" d="M2 40H192" />
      <path className="dimension onward" d="M178 52H8V44" />
      <path className="thin-line" d="M178 44V52" />
    </>
  ),
};

/** The small instrument beside each item of the test report. */
export function GaugeFigure({ of }: { of: Gauge }) {
  return (
    <svg viewBox="0 0 194 56" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
