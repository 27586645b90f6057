import type { Palette } from './palette.ts';

const ROUND = 'stroke-linejoin:round;stroke-linecap:round';

/**
 * The draughtsman's lines of figure.css with their colours filled in: the renderer of the picture supports
 * neither custom properties nor colour functions. The letters beside a callout are left out, they would be
 * too small to read.
 */
export function figureStyle(colors: Palette): string {
  const { paper, ink, ink3, metal, metal2, facet1, facet4, wash, heat, hot } = colors;
  return [
    `text{font-family:mono;font-size:21px;fill:${ink3}}`,
    `.ink-text,.dot,.ink-text text{fill:${ink}}`,
    `.metal-text{fill:${metal}}.hot-text{fill:${hot}}`,
    `.contour,.thin-line,.metal-line,.hid,.center-line,.dimension,.dimension-arrows,.heat-line,.leap{fill:none;stroke:${ink};${ROUND}}`,
    `.contour,.shape,.hatched{stroke-width:1.6}.thin-line{stroke-width:.9}`,
    `.shape,.hatched{fill:${paper};stroke:${ink};stroke-linejoin:round}`,
    '.hatched{fill:url(#ht)}.metal-hatch{fill:url(#hm)}.craft-hatch{fill:url(#hc)}',
    `.metal-line{stroke:${metal};stroke-width:1.8}`,
    `.hid,.dashed-paper{stroke:${ink3};stroke-width:1.1;stroke-dasharray:5 4;stroke-linecap:butt}`,
    `.dashed-paper{fill:${paper}}.leap{stroke-width:1.1;stroke-dasharray:5 4}`,
    `.center-line{stroke:${metal};stroke-width:.9;stroke-dasharray:22 5 4 5;opacity:.75}`,
    `.dimension,.dimension-arrows{stroke:${ink3};stroke-width:.9}`,
    `.dimension-arrows{marker-start:url(#ar);marker-end:url(#ar)}.onward{marker-end:url(#ar)}.arrow-head{fill:${ink3}}`,
    `.hair-line{stroke:${ink};stroke-width:.9;opacity:.5}.hair-metal{stroke:${metal};opacity:.7}`,
    `.heat{fill:${heat}}.heat-line,.now{stroke:${heat}}.heat-line{stroke-width:2.4}`,
    `.facet-1{fill:${facet1}}.facet-2,.metal{fill:${metal}}.facet-3,.second-metal{fill:${metal2}}.facet-4{fill:${facet4}}`,
    `.paper{fill:${paper}}.wash{fill:${wash}}.shine{fill:#fff;opacity:.4}.shade{opacity:.2}`,
    `.glow-start{stop-color:${heat};stop-opacity:.55}.glow-end{stop-color:${heat};stop-opacity:0}`,
    '.seam,.inside,.tick,.filing{fill:none;stroke:#fff;opacity:.5}.on-metal{fill:#fff}',
    `.filing{stroke:${ink};stroke-width:2.2;stroke-dasharray:5 7}`,
    `.ember{fill:${heat};opacity:.16}`,
    '.halo,.callout{display:none}',
  ].join('');
}
