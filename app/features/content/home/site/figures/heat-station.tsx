/** The blank in the furnace: whatever is no good melts here. */
export function HeatStation() {
  return (
    <>
      <path className="shape" d="M24 150V86a86 78 0 0 1 172 0V150H168V92a58 52 0 0 0-116 0V150Z" />
      <path
        className="thin-line"
        d="M24 118H52M24 92H52M27 66 55 78M44 36 66 58M75 15 88 43M110 8V40M145 15 132 43M176 36 154 58M193 66 165 78M168 92H196M168 118H196"
      />
      <ellipse className="lit" cx="110" cy="126" rx="82" ry="52" fill="url(#gl)" />
      <path className="paper" d="M60 118H150L160 134 150 150H60Z" />
      <path className="heat lit" d="M60 118H150L160 134 150 150H60Z" />
      <path className="contour" d="M60 118H150L160 134 150 150H60Z" />
      <path
        className="heat-line lit"
        d="M86 106c5-6-5-10 0-17M110 106c5-6-5-10 0-17M134 106c5-6-5-10 0-17"
      />
    </>
  );
}
