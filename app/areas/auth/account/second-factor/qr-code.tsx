import { encode } from 'uqr';

/** A QR code as one path, black on white in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // A quiet zone of four modules on each side, as the standard requires.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
