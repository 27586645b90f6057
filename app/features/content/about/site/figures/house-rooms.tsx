/*
 * The rooms of the house, each about 200 wide, standing on the floor at y = 0 around x = 0.
 */

/** A person as the section shows one: two facets and a head. */
function Person({ x, y = 0 }: { x: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="facet-2" d="M-11-42 0-47V0H-9Z" />
      <path className="facet-4" d="M11-42 0-47V0H9Z" />
      <circle className="shape" cy="-58" r="8" />
    </g>
  );
}

/** Consulting: the drawing table, and a raw piece being measured on it. */
export function DrawingTable() {
  return (
    <>
      <path className="contour" d="M-26-60-40 0M30-78 40 0M-36-22H37" />
      <path className="shape" d="M-58-58 52-94 56-84-54-48Z" />
      <path className="thin-line" d="M-42-62 32-86" />
      <path className="metal-line" d="M-20-76 8-86 22-80 18-62-10-54Z" />
      <path className="heat-line" d="M22-80 36-94" />
      <path className="contour" d="M17-192V-126" />
      <path className="shape" d="M4-126H30L38-112H-4Z" />
      <Person x={-82} />
    </>
  );
}

/** Software: screen on the bench, button hot. */
export function Workbench() {
  return (
    <>
      <path className="shape" d="M-66-46H62V-36H-66Z" />
      <path className="hatched" d="M-66-46H62V-36H-66Z" />
      <path className="contour" d="M-56-36V0M52-36V0M-56-14H52" />
      <path className="shape" d="M-46-122H42V-62H-46ZM-8-62H4V-46H-8Z" />
      <path className="wash" d="M-38-114H34V-86H-38Z" />
      <path className="metal-line" d="M-38-92-20-102-6-94 12-110 34-104" />
      <path className="thin-line" d="M-38-78H-4M-38-70H-14" />
      <path className="heat" d="M12-80H34V-70H12Z" />
      <Person x={86} />
    </>
  );
}

/** Automation: paper in, rows out, and the exception handed up to a person. */
export function ReadingMachine() {
  return (
    <>
      <ellipse cx="0" cy="-52" rx="72" ry="46" fill="url(#gl)" />
      <path className="shape" d="M-40-96H40V0H-40Z" />
      <path className="hatched" d="M-40-24H40V0H-40Z" />
      <circle className="shape" cx="0" cy="-70" r="16" />
      <circle className="shape" cx="0" cy="-40" r="14" />
      <path className="heat" d="M-34-58H34V-52H-34Z" />
      <path className="hid" d="M-92-84-66-90-58-40-84-34Z" />
      <path className="shape" d="M-78-74H-48V-36H-78Z" />
      <path className="thin-line" d="M-72-66H-54M-72-58H-54M-72-50H-60" />
      <path className="metal" d="M46-70H84V-62H46ZM46-56H76V-48H46Z" />
      <path className="facet-4" d="M46-42H84V-34H46Z" />
      <path className="hid" d="M22-96V-122H72" />
      <circle className="shape" cx="84" cy="-122" r="10" />
      <path className="thin-line" d="M81-126 87-122 81-118" />
    </>
  );
}

/** Games: three steps, a flag, and someone already on the second. */
export function GameSteps() {
  return (
    <>
      <path className="facet-4" d="M-78 0V-26H-26V-52H26V-78H78V0Z" />
      <path className="facet-1" d="M-78-26-68-34H-16V-60H36V-86H88L78-78H26V-52H-26V-26Z" />
      <path className="facet-2" d="M88-86 78-78V0L88-8Z" />
      <path className="contour" d="M60-82V-134" />
      <path className="heat" d="M60-134H90L82-124 90-114H60Z" />
      <path className="hid" d="M-54-40Q-44-92-12-64M6-72Q18-112 46-92" />
      <Person x={2} y={-56} />
    </>
  );
}

/** Lab: the board with the compass on it, and a class. */
export function Classroom() {
  return (
    <>
      <path className="shape" d="M-84-134H20V-76H-84Z" />
      <path className="metal-line" d="M-64-86A34 34 0 0 1-8-104" />
      <path className="contour" d="M-36-126-56-84M-36-126-18-92" />
      <circle className="heat" cx="-36" cy="-126" r="4" />
      <path className="contour" d="M-2-22H-26V0M-6-22V0M46-22H22V0M42-22V0M94-22H70V0M90-22V0" />
      <Person x={-62} />
      <Person x={-14} y={-22} />
      <Person x={34} y={-22} />
      <Person x={82} y={-22} />
    </>
  );
}

/** Craft: two partners, one hearth. */
export function Hearth() {
  return (
    <>
      <path className="shape" d="M-58 0V-70L-34-100H34L58-70V0Z" />
      <path className="hatched" d="M-58 0V-70L-34-100H34L58-70V0H38V-52L22-72H-22L-38-52V0Z" />
      <ellipse cx="0" cy="-24" rx="84" ry="52" fill="url(#gl)" className="lit" />
      <path className="heat" d="M-30 0-24-26-8-18 0-46 12-20 24-30 30 0Z" />
      <Person x={-82} />
      <Person x={82} />
    </>
  );
}
