const OURS = 'M476 10H236V34L290 20V76L236 62V108L290 94V150L236 136V160H476Z';
const YOURS = 'M4 10H138V34L192 20V76L138 62V108L192 94V150L138 136V160H4Z';

/** Two parts cut for each other: your market on the left, our furnace on the right. */
export function CraftFigure() {
  return (
    <svg viewBox="0 0 480 170" aria-hidden="true">
      <path className="center-line" d="M0 85H480" />
      <pattern
        id="hc"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="hair-line" d="M0 0V6" />
      </pattern>
      <path className="contour craft-hatch" d={YOURS} />
      <path className="contour" d={OURS} />
      <path className="heat-line" d="M236 10V34L290 20V76L236 62V108L290 94V150L236 136V160" />
      <path className="dimension onward" d="M150 85H228" />
    </svg>
  );
}
