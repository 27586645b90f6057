/** The raw piece: outline, shaded facets and their edges, around the origin (180 × 168). */
export function Rock({ hot = false }: { hot?: boolean }) {
  return (
    <>
      <use href="#rk" className="op" />
      {hot ? (
        <g className="lit">
          <use href="#rk" className="k" />
          <path className="hi" d="M-24-6 26-26 4 38ZM-36-46 26-26-12-84Z" />
          <path className="lo" d="M4 38 4 84-50 72-60 40ZM4 38 90 0 74 50 30 56Z" />
        </g>
      ) : (
        <use href="#rs" fill="url(#ht)" />
      )}
      <use href="#rk" className="o1" />
      <use href="#rf" className="o2" />
    </>
  );
}
