import type { ReactNode } from 'react';
import type { WorkshopArea } from '#app/features/content/workshops/workshop.ts';

/** Emblems of the four subjects; every one shows a thing that is on the bench. */
const EMBLEMS: Record<WorkshopArea, ReactNode> = {
  workshops: (
    <>
      <path className="shape" d="M6 10H194V108H6Z" />
      <path className="thin-line" d="M50 40H74V72H98M122 72H146V40H158M146 72H158" />
      <path className="shape" d="M22 28H50V52H22ZM98 60H122V84H98ZM158 60H180V84H158Z" />
      <path className="metal" d="M158 28H180V52H158Z" />
      <path className="hid" d="M62 84H84V98H62Z" />
      <path className="heat-line" d="M60 82 86 100" />
    </>
  ),
  technology: (
    <>
      <path className="shape" d="M6 10H194V108H6Z" />
      <path className="thin-line" d="M6 28H194M16 19h.1M24 19h.1M32 19h.1" />
      <path className="metal-line" d="M22 46 36 58 22 70" />
      <path className="thin-line" d="M46 70H78M100 46H176M100 58H160M100 70H176M22 90H70" />
      <path className="heat" d="M78 82H100V98H78Z" />
    </>
  ),
  softSkills: (
    <>
      <path className="shape" d="M6 12H118V76H58L40 96V76H6Z" />
      <path className="thin-line" d="M22 30H100M22 44H88M22 58H68" />
      <path className="shape" d="M92 40H194V98H160V114L142 98H92Z" />
      <path className="metal-line" d="M108 62H178M108 78H150" />
      <path className="heat-line" d="M100 22 108 12M110 28 122 22" />
    </>
  ),
  certification: (
    <>
      <path className="shape" d="M30 84H170V112H30Z" />
      <path className="hatched" d="M30 84H170V112H30Z" />
      <path className="shape" d="M82 6H118V42L110 50V66H90V50L82 42Z" />
      <path className="hatched" d="M82 6H118V42L110 50V66H90V50L82 42Z" />
      <path className="metal" d="M88 84 94 66H106L112 84Z" />
      <path className="heat-line" d="M80 76 64 68M84 66 72 52M120 76 136 68M116 66 128 52" />
    </>
  ),
};

export function SubjectFigure({ of }: { of: WorkshopArea }) {
  return (
    <svg className="emblem" viewBox="0 0 200 120" aria-hidden="true">
      {EMBLEMS[of]}
    </svg>
  );
}
