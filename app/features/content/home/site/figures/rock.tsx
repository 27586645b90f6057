/** The raw piece: outline, shaded facets and their edges, around the origin (180 × 168). */
export function Rock({ hot = false }: { hot?: boolean }) {
  return (
    <>
      <use className="shape" href="#rk" />
      {hot ? (
        <g className="lit">
          <use className="heat" href="#rk" />
          <path className="shine" d="M-24-6 26-26 4 38ZM-36-46 26-26-12-84Z" />
          <path className="shade" d="M4 38 4 84-50 72-60 40ZM4 38 90 0 74 50 30 56Z" />
        </g>
      ) : (
        <use href="#rs" fill="url(#ht)" />
      )}
      <use className="contour" href="#rk" />
      <use className="thin-line" href="#rf" />
    </>
  );
}
