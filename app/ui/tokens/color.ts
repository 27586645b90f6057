/** Hue 0–360, saturation and lightness 0–100. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

const HSL = /^hsl\(\s*(-?[\d.]+)(?:deg)?\s*[, ]\s*([\d.]+)%\s*[, ]\s*([\d.]+)%\s*\)$/i;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function hslOfChannels(red: number, green: number, blue: number): Hsl {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const spread = max - min;
  const light = (max + min) / 2;
  if (spread === 0) return [0, 0, light * 100];
  const saturation = spread / (1 - Math.abs(2 * light - 1));
  const sector =
    max === red
      ? ((green - blue) / spread + 6) % 6
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [sector * 60, saturation * 100, light * 100];
}

/** Reads `hsl(h s% l%)`, with commas or spaces, or `#rrggbb`. Throws on anything else. */
export function parseColor(text: string): Hsl {
  const hsl = HSL.exec(text.trim());
  if (hsl) {
    const hue = ((Number(hsl[1]) % 360) + 360) % 360;
    return [hue, clamp(Number(hsl[2]), 0, 100), clamp(Number(hsl[3]), 0, 100)];
  }
  const hex = HEX.exec(text.trim());
  if (!hex) throw new Error(`Not a colour this product can compute with: ${text}`);
  const [red, green, blue] = hex.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return hslOfChannels(red ?? 0, green ?? 0, blue ?? 0);
}

/** sRGB channels, 0–255, rounded as a browser rounds them. */
function channelsOf([hue, saturation, lightness]: Hsl): number[] {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (light - reach * clamp(Math.min(turn - 3, 9 - turn), -1, 1)));
  });
}

export function hexOf(color: Hsl): string {
  return `#${channelsOf(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Hsl): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1–21, WCAG 2.2. */
export function contrast(a: Hsl, b: Hsl): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour nearest in lightness that reaches `ratio` against `ground`, going darker or lighter. With hue
 * and saturation kept, luminance grows with lightness, so bisection finds it; where even black or white
 * falls short, the result is black or white.
 */
export function reach(color: Hsl, ground: Hsl, ratio: number, way: 'darker' | 'lighter'): Hsl {
  if (
    contrast(color, ground) >= ratio &&
    luminance(color) < luminance(ground) === (way === 'darker')
  )
    return color;
  const [hue, saturation, lightness] = color;
  let enough = way === 'darker' ? 0 : 100;
  let short = lightness;
  for (let step = 0; step < 20; step++) {
    const middle = (enough + short) / 2;
    const candidate: Hsl = [hue, saturation, middle];
    const right = luminance(candidate) < luminance(ground) === (way === 'darker');
    if (right && contrast(candidate, ground) >= ratio) enough = middle;
    else short = middle;
  }
  return [hue, saturation, enough];
}
