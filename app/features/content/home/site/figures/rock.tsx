/** The raw piece: outline, shaded facets and their edges, around the origin (180 × 168). */
export function Rock({ hot = false }: { hot?: boolean }) {
  return (
    <>
      <use className="op" href="#rk" />
      {hot ? (
        <g className="lit">
          <use className="k" href="#rk" />
          <path className="hi" d="M-24-6 26-26 4 38ZM-36-46 26-26-12-84Z" />
          <path className="lo" d="M4 38 4 84-50 72-60 40ZM4 38 90 0 74 50 30 56Z" />
        </g>
      ) : (
        <use href="#rs" fill="url(#ht)" />
      )}
      <use className="o1" href="#rk" />
      <use className="o2" href="#rf" />
    </>
  );
}
