import type { Tool } from '#app/features/content/team/person.ts';

/*
 * Seven tools as they hang on the wall: 150 × 220 units each, the peg at 75, 10. The working part
 * is metal, the handle is wood (outline), heat only where the tool touches it.
 */

function Tongs() {
  return (
    <>
      <path
        className="facet-2"
        d="M69 104 47 150 54 186 68 208 74 202 64 180 60 152 79 116 70 112Z"
      />
      <path
        className="facet-4"
        d="M81 104 103 150 96 186 82 208 76 202 86 180 90 152 71 116 80 112Z"
      />
      <path className="shape" d="M63 12H71L81 104 75 118 70 110Z" />
      <path className="shape" d="M79 12H87L80 112 75 118 69 104Z" />
      <path className="facet-1" d="M75 103 82 111 75 119 68 111Z" />
      <path className="heat" d="M64 192H86L80 206H70Z" />
    </>
  );
}

function Hammer() {
  return (
    <>
      <path className="shape" d="M68 12H82V210H68Z" />
      <path className="thin-line" d="M72 30V130M78 24V120" />
      <path className="facet-2" d="M58 136H116L122 142V159H24L28 148Z" />
      <path className="facet-4" d="M24 159H122V176L116 182H58L28 168Z" />
      <path className="facet-1" d="M110 136H116L122 142V176L116 182H110Z" />
      <path className="heat-line" d="M128 140 142 130M130 159H146M128 178 142 188" />
    </>
  );
}

function Compass() {
  return (
    <>
      <path className="dimension" d="M26 196Q75 232 124 196" fill="none" />
      <path className="facet-2" d="M62 44 32 190 30 214 40 194 75 64 75 40Z" />
      <path className="facet-4" d="M88 44 118 190 120 214 110 194 75 64 75 40Z" />
      <path className="shape" d="M67 14H83V36H67Z" />
      <circle className="shape" cx="75" cy="48" r="15" />
      <circle className="heat" cx="75" cy="48" r="5" />
      <path className="metal-line" d="M50 116Q75 130 100 116" />
    </>
  );
}

function Bellows() {
  return (
    <>
      <path className="shape" d="M69 12H81V44H69Z" />
      <path className="facet-2" d="M69 40 38 70 26 120 46 168 66 182H75V40Z" />
      <path className="facet-4" d="M81 40 112 70 124 120 104 168 84 182H75V40Z" />
      <path className="facet-1" d="M69 40 38 70 26 120 50 114 75 76V40Z" />
      <path className="metal-line now" d="M50 114 46 168M100 114 104 168" />
      <path className="shape" d="M66 182H84L80 214H70Z" />
      <path className="heat-line" d="M66 222 58 234M75 224V240M84 222 92 234" />
    </>
  );
}

function Top() {
  return (
    <>
      <path className="contour" d="M75 12C56 18 92 24 75 34" />
      <path className="shape" d="M71 34H79V64H71Z" />
      <path className="facet-1" d="M71 62 46 76 32 104H75V62Z" />
      <path className="facet-2" d="M79 62 104 76 118 104H75V62Z" />
      <path className="facet-3" d="M32 104 38 132 68 176H75V104Z" />
      <path className="facet-4" d="M118 104 112 132 82 176H75V104Z" />
      <path className="heat" d="M32 104H118L117 112H33Z" />
      <path className="contour" d="M68 176 72 198 75 206 78 198 82 176Z" />
      <path className="hid" d="M40 214Q75 224 110 214" />
    </>
  );
}

function Caliper() {
  return (
    <>
      <path className="shape" d="M66 10H84V206H66Z" />
      <path
        className="thin-line"
        d="M84 22H78M84 30H80M84 38H80M84 46H78M84 54H80M84 62H80M84 168H80M84 176H78M84 184H80M84 192H80"
      />
      <path className="facet-2" d="M66 60V94L24 86V78Z" />
      <path className="shape" d="M60 112H90V160H60Z" />
      <path className="facet-4" d="M60 116V150L24 136V128Z" />
      <path className="heat-line" d="M72 136H90" />
      <path className="thin-line" d="M90 124H84M90 130H84M90 142H84M90 148H84" />
      <path className="dimension-arrows" d="M16 80V134" />
    </>
  );
}

function SquareTool() {
  return (
    <>
      <path className="facet-2" d="M30 18H56V176L30 202Z" />
      <path className="facet-4" d="M30 202 56 176H136V202Z" />
      <path
        className="thin-line tick"
        d="M56 40H48M56 58H50M56 76H48M56 94H50M56 112H48M56 130H50M74 176V184M92 176V182M110 176V184"
      />
      <path className="hid" d="M56 36 126 176" />
      <path className="heat-line" d="M66 158V166H74" />
    </>
  );
}

/** The place of a tool that nobody holds yet: the ponteiro, point down, in hidden line. */
export function OpenPlace() {
  return (
    <path
      className="hid"
      d="M75 214 24 92 64 120 60 44 55 38 56 22 62 14H88L94 22 95 38 90 44 86 120 126 92ZM75 178 44 108 64 120H86L106 108Z"
    />
  );
}

/** One drawing per tool. */
export const TOOL_FIGURES: Record<Tool, () => React.ReactNode> = {
  tongs: Tongs,
  hammer: Hammer,
  compass: Compass,
  bellows: Bellows,
  top: Top,
  caliper: Caliper,
  square: SquareTool,
};
