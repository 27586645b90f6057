import type { ReactNode } from 'react';

/** What is stamped into each test piece, by its id; drawn inside 12–128 × 44–176. */
const STAMPS: Record<string, ReactNode> = {
  'work-orders': (
    <>
      <path className="shape" d="M46 50q0-6 6-6h36q6 0 6 6V170q0 6-6 6H52q-6 0-6-6Z" />
      <path className="wash" d="M52 56H88V92H52Z" />
      <path className="thin-line" d="M54 102H84M54 112H78" />
      <path className="metal-line" d="M54 138c6-14 8 8 14-4s6 10 16-2" />
      <path className="heat" d="M54 152H86V166H54Z" />
    </>
  ),
  'order-reader': (
    <>
      <path className="dashed-paper" d="M16 62H70V100H40L30 110V100H16Z" />
      <path className="hid" d="M24 74H60M24 86H52" />
      <path className="metal-line" d="M70 82H80V132H62" />
      <path className="shape" d="M22 124H118V172H22Z" />
      <path className="thin-line" d="M22 140H118M22 156H118M64 124V172" />
      <path className="metal" d="M70 128H104V136H70ZM70 144H96V152H70Z" />
      <path className="heat" d="M65 157H117V171H65Z" />
    </>
  ),
  'first-week': (
    <>
      <path className="shape" d="M30 66 78 54 98 134 50 146Z" />
      <path className="shape" d="M44 76H98V160H44Z" />
      <path className="metal" d="M71 92 88 118 71 144 54 118Z" />
      <path className="paper" d="M71 106 79 118 71 130 63 118Z" />
      <path className="heat-line" d="M104 70 114 60M108 82 120 78" />
    </>
  ),
  'system-map': (
    <>
      <path className="thin-line" d="M34 74H70M70 74V112M70 112H108M34 74V150M34 150H70V112" />
      <path className="shape" d="M22 62H46V86H22ZM22 138H46V162H22ZM96 100H120V124H96Z" />
      <path className="metal" d="M58 100H82V124H58Z" />
      <circle className="shape" cx="70" cy="74" r="11" />
      <path className="heat-line" d="M64 145 76 155M76 145 64 155" />
    </>
  ),
  'voice-catalog': (
    <>
      <path className="shape" d="M22 60H70V164H22ZM70 60H118V164H70Z" />
      <path
        className="thin-line"
        d="M30 76H60M30 88H62M30 100H56M80 76H108M80 130H108M80 142H104M30 126H62M30 138H54"
      />
      <path className="wash" d="M78 86H110V118H78Z" />
      <circle className="shape" cx="92" cy="104" r="17" />
      <path className="metal-line" d="M104 116 120 134" />
      <path className="heat" d="M84 101H100V107H84Z" />
    </>
  ),
};

/** A tag of metal with its hole and cut corner, 140 × 190, hanging from (70, 0). */
export function TestPiece({ id }: { id: string }) {
  return (
    <>
      <path className="shape" d="M4 14H112L136 38V186H4Z" />
      <circle className="shape" cx="70" cy="28" r="6" />
      <path className="thin-line" d="M70 0V22" />
      {STAMPS[id]}
    </>
  );
}
