const BAR = 'M-130-32H-50L-34-15H104L130 0 104 15H-130Z';
const HEAD = 'M-34-15V-46L-48-60V-108H48V-60L34-46V-15Z';

/** The blow: anvil, hot bar drawn out to a taper, hammer, sparks. Around the origin (310 × 216). */
export function Anvil() {
  return (
    <>
      <ellipse className="lit" rx="150" ry="78" fill="url(#gl)" />
      <path
        className="shape"
        d="M-92 15H88L142 20Q128 42 84 47L54 54Q40 72 60 92H-60Q-40 72-54 54L-88 46Z"
      />
      <path className="hatched" d="M-76 92H76V108H-76Z" />
      <path className="paper" d={BAR} />
      <path className="heat lit" d={BAR} />
      <path className="shade" d="M-130 0H130L104 15H-130Z" />
      <path className="contour" d={`${BAR}M-34-15V15`} />
      <path className="shape" d="M-46-91H-152q-11 0-11 8t11 8H-46Z" />
      <path className="shape" d={HEAD} />
      <path className="hatched" d={HEAD} />
      <path
        className="heat-line lit"
        d="M-52-42-86-62M-56-34-74-38M48-28 84-50M52-22 88-30M-42-54-58-78M42-38 60-66"
      />
    </>
  );
}
