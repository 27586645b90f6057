import type { Portrait } from '#app/features/content/team/person.ts';

type Hair = Record<'back' | 'front', () => React.ReactNode>;
const nothing = () => null;

/** Facets of metal, lit from the upper left; what hangs behind the head is drawn before it. */
export const HAIR: Record<Portrait['hair'], Hair> = {
  bob: {
    back: () => (
      <>
        <path className="facet-4" d="M82 84 70 116 74 156 92 170 98 120Z" />
        <path className="facet-4" d="M158 84 170 116 166 156 148 170 142 120Z" />
      </>
    ),
    front: () => (
      <>
        <path className="facet-1" d="M120 44 92 52 80 78 84 104 100 82Z" />
        <path className="facet-2" d="M120 44 100 82 150 76Z" />
        <path className="facet-3" d="M120 44 148 52 160 80 156 106 150 76Z" />
        <path className="facet-2" d="M84 104 80 78 70 116 76 142 86 132Z" />
        <path className="facet-4" d="M156 106 160 80 170 116 164 142 154 132Z" />
      </>
    ),
  },
  crop: {
    back: nothing,
    front: () => (
      <>
        <path className="facet-1" d="M84 96 80 74 94 52 112 46 100 70Z" />
        <path className="facet-2" d="M112 46 140 48 146 68 122 76 100 70Z" />
        <path className="facet-3" d="M140 48 158 66 156 96 150 80 146 68Z" />
        <path className="facet-4" d="M122 76 146 68 150 80Z" />
      </>
    ),
  },
  curls: {
    back: () => (
      <path
        className="facet-4"
        d="M76 128 62 112 64 88 74 66 92 46 120 36 148 46 166 66 176 88 178 112 164 128Z"
      />
    ),
    front: () => (
      <>
        <path className="facet-1" d="M92 46 120 36 112 60 90 72Z" />
        <path className="facet-2" d="M120 36 148 46 140 66 112 60Z" />
        <path className="facet-3" d="M148 46 166 66 158 86 140 66Z" />
        <path className="facet-2" d="M92 46 90 72 78 92 64 88 74 66Z" />
        <path className="facet-3" d="M64 88 78 92 82 118 76 128 62 112Z" />
        <path className="facet-3" d="M166 66 176 88 162 100 158 86Z" />
        <path className="facet-2" d="M90 72 112 60 118 76 98 84 86 100 78 92Z" />
        <path className="facet-4" d="M112 60 140 66 158 86 154 100 140 82 118 76Z" />
      </>
    ),
  },
  locs: {
    back: () => (
      <>
        <path className="facet-4" d="M78 84 70 120 66 196 78 204 90 196 92 120Z" />
        <path className="facet-4" d="M162 84 170 120 174 196 162 204 150 196 148 120Z" />
      </>
    ),
    front: () => (
      <>
        <path className="facet-1" d="M122 40 94 48 80 70 82 98 104 72Z" />
        <path className="facet-2" d="M122 40 104 72 132 70Z" />
        <path className="facet-3" d="M122 40 148 50 160 72 156 98 132 70Z" />
        <path className="facet-2" d="M80 70 70 112 68 158 78 166 84 112 82 98Z" />
        <path className="facet-3" d="M160 72 170 112 172 158 162 166 156 112 156 98Z" />
        <path className="facet-3" d="M68 158 66 190 76 198 78 166Z" />
        <path className="facet-4" d="M172 158 174 190 164 198 162 166Z" />
      </>
    ),
  },
  long: {
    back: () => (
      <>
        <path className="facet-3" d="M84 80 70 120 60 184 78 208 100 206 104 150Z" />
        <path className="facet-4" d="M156 80 170 120 180 184 162 208 140 206 136 150Z" />
      </>
    ),
    front: () => (
      <>
        <path className="facet-1" d="M132 44 98 46 80 74 84 110 108 72Z" />
        <path className="facet-2" d="M132 44 108 72 154 88 158 74 150 52Z" />
        <path className="facet-2" d="M80 74 68 124 76 152 86 128 84 110Z" />
        <path className="facet-4" d="M158 74 172 124 164 152 154 128 154 88Z" />
      </>
    ),
  },
  receding: {
    back: nothing,
    front: () => (
      <>
        <path
          className="shape"
          d="M88 76 93 56 108 45 133 45 147 56 152 76 140 70 130 60H110L100 70Z"
        />
        <path className="thin-line" d="M108 45 110 60M133 45 130 60" />
        <path className="facet-3" d="M90 68 82 78 80 98 84 112 88 92Z" />
        <path className="facet-4" d="M150 68 158 78 160 98 156 112 152 92Z" />
      </>
    ),
  },
  bun: {
    back: () => (
      <>
        <path className="facet-1" d="M120 10 102 16 98 30 120 32Z" />
        <path className="facet-3" d="M120 10 138 16 142 30 120 32Z" />
        <path className="facet-2" d="M98 30 110 46 120 48 120 32Z" />
        <path className="facet-4" d="M142 30 130 46 120 48 120 32Z" />
      </>
    ),
    front: () => (
      <>
        <path className="facet-1" d="M114 44 94 54 82 76 85 104 96 80 117 64Z" />
        <path className="facet-2" d="M114 44H126L123 64H117Z" />
        <path className="facet-3" d="M126 44 146 54 158 76 155 104 144 80 123 64Z" />
        <path className="heat-line" d="M106 43H134" />
      </>
    ),
  },
};
