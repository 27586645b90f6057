import type { Portrait } from '#app/features/content/team/person.ts';

const SHOULDERS = 'M102 186 58 204 36 232 28 280H212L204 232 182 204 138 186';
const NECK = 'M103 160V190L120 206 137 190V160';

function Neck() {
  return (
    <>
      <path className="skin" d={NECK} />
      <path className="face contour" d={NECK} />
    </>
  );
}

function Apron() {
  return (
    <>
      <path className="shape" d={SHOULDERS} />
      <Neck />
      <path className="thin-line" d="M62 240 58 280M178 240 182 280" />
      <path className="wash" d="M84 194 92 236H148L156 194 164 200 162 280H78L76 200Z" />
      <path
        className="metal-line"
        d="M84 194 92 236H148L156 194M76 198 80 236V280M164 198 160 236V280M80 236H92M148 236H160"
      />
      <path className="shape" d="M102 250H138V280H102Z" />
      <path className="metal-line" d="M102 250H138V280M102 250V280" />
      <path className="contour paper" d="M112 250 115 230H121L124 250" />
      <path className="heat" d="M115 230 118 220 121 230Z" />
    </>
  );
}

function Jacket() {
  return (
    <>
      <path className="shape" d={SHOULDERS} />
      <Neck />
      <path className="hatched" d="M103 186 58 204 36 232 28 280H104L92 222Z" />
      <path className="hatched" d="M137 186 182 204 204 232 212 280H136L148 222Z" />
      <path className="shape" d="M103 186 92 222 104 280H136L148 222 137 186 120 212Z" />
      <path
        className="contour"
        d="M103 186 84 204 96 214 90 224 104 280M137 186 156 204 144 214 150 224 136 280"
      />
      <path className="heat" d="M162 232H176V236H162Z" />
    </>
  );
}

function Shirt() {
  return (
    <>
      <path className="shape" d={SHOULDERS} />
      <Neck />
      <path className="contour" d="M103 184 92 198 104 220 120 206 136 220 148 198 137 184" />
      <path className="thin-line" d="M120 206V280M62 240 58 280M178 240 182 280" />
      <path className="thin-line" d="M114 232H118M114 256H118" />
      <path className="contour" d="M146 240H170V262L158 270 146 262Z" />
      <path className="contour paper" d="M152 240V226H157V240" />
      <path className="heat" d="M152 226H157V231H152Z" />
    </>
  );
}

/** From the neck down: what each wears at the bench. */
export const WEAR: Record<Portrait['wear'], () => React.ReactNode> = {
  apron: Apron,
  jacket: Jacket,
  shirt: Shirt,
};
