import type { Palette } from './palette.ts';

const ROUND = 'stroke-linejoin:round;stroke-linecap:round';

/**
 * The draughtsman's lines of figure.css with their colours filled in: what draws the picture knows
 * neither custom properties nor colour functions. What letters beside a callout is left out, it
 * would be too small to read.
 */
export function figureStyle(colors: Palette): string {
  const { paper, ink, ink3, metal, metal2, facet1, facet4, wash, heat, hot } = colors;
  return [
    `text{font-family:mono;font-size:21px;fill:${ink3}}`,
    `.tk,.dot,.tk text{fill:${ink}}`,
    `.tm{fill:${metal}}.th{fill:${hot}}`,
    `.o1,.o2,.om,.hid,.cx,.dm,.dma,.ks,.leap{fill:none;stroke:${ink};${ROUND}}`,
    `.o1,.op,.ht{stroke-width:1.6}.o2{stroke-width:.9}`,
    `.op,.ht{fill:${paper};stroke:${ink};stroke-linejoin:round}`,
    '.ht{fill:url(#ht)}.hm{fill:url(#hm)}.hc{fill:url(#hc)}',
    `.om{stroke:${metal};stroke-width:1.8}`,
    `.hid,.hp{stroke:${ink3};stroke-width:1.1;stroke-dasharray:5 4;stroke-linecap:butt}`,
    `.hp{fill:${paper}}.leap{stroke-width:1.1;stroke-dasharray:5 4}`,
    `.cx{stroke:${metal};stroke-width:.9;stroke-dasharray:22 5 4 5;opacity:.75}`,
    `.dm,.dma{stroke:${ink3};stroke-width:.9}`,
    `.dma{marker-start:url(#ar);marker-end:url(#ar)}.to{marker-end:url(#ar)}.arw{fill:${ink3}}`,
    `.hl{stroke:${ink};stroke-width:.9;opacity:.5}.hlm{stroke:${metal};opacity:.7}`,
    `.k{fill:${heat}}.ks,.now{stroke:${heat}}.ks{stroke-width:2.4}`,
    `.p1{fill:${facet1}}.p2,.mf{fill:${metal}}.p3,.mg{fill:${metal2}}.p4{fill:${facet4}}`,
    `.pf{fill:${paper}}.mw{fill:${wash}}.hi{fill:#fff;opacity:.4}.lo{opacity:.2}`,
    `.g0{stop-color:${heat};stop-opacity:.55}.g1{stop-color:${heat};stop-opacity:0}`,
    '.seam,.inside,.tick,.filing{fill:none;stroke:#fff;opacity:.5}.on-metal{fill:#fff}',
    `.filing{stroke:${ink};stroke-width:2.2;stroke-dasharray:5 7}`,
    `.ember{fill:${heat};opacity:.16}`,
    '.halo,.dl{display:none}',
  ].join('');
}
