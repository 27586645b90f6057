import { isLowEnd } from './device-ability.ts';

/** Marks the page on a device that should spend nothing on ornament: `styles/low-end.css` and the drawing
 * code read the mark. */
export function start(root: Document): void {
  if (!isLowEnd()) return;
  root.documentElement.dataset['lowEnd'] = '';
  // An at-rule cannot depend on the mark, and two pictures of a page are the most expensive ornament. The
  // page that is left decides.
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync('@view-transition{navigation:none}');
  root.adoptedStyleSheets.push(stylesheet);
}
