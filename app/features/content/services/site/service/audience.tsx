type Choices = { label: string; items: readonly string[] };

/** When to take this service and when to leave it: two unequal columns, ticked and crossed. */
export function Audience({ fits, misfits }: { fits: Choices; misfits: Choices }) {
  return (
    <div className="audience">
      {[fits, misfits].map(({ label, items }, side) => (
        <div key={label}>
          <h3>{label}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  {side === 0 ? (
                    <path className="metal-line" d="M1 9 6 14 15 2" />
                  ) : (
                    <path className="contour" d="M3 3 13 13M13 3 3 13" />
                  )}
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
