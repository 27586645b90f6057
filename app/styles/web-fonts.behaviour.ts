import { savesData } from '#app/ui/device-ability.ts';
import { whenIdle } from '#app/ui/when-idle.ts';

/** Session-storage key: this tab has the fonts, so its next page may name them at once. */
export const FONTS_KEY = 'fonts';

/** Parts of a page that are set in its own fonts one after the other, from the top. */
const PARTS = 'body > :not(main), main > * > *';

let pressed = false;

/** Elements added to the body later, such as a dialog, have the fonts from the start. */
function nameLatecomers(body: HTMLElement): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) node.dataset['fonts'] = '';
  }).observe(body, { childList: true });
}

/**
 * One part a frame: setting a whole page again would block a cheap phone for a fifth of a second. Two parts
 * between the same two frames are laid out as one, so each waits for the frame of the one before. The
 * document is marked at the end and sets nothing, for that would style all of it again.
 *
 * No fonts change between a press and its release: lines break elsewhere in these fonts, and a click whose
 * release hits another element than its press goes to neither.
 */
function nameFonts(root: Document): void {
  nameLatecomers(root.body);
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS), root.documentElement];
  const next = () => {
    if (!pressed) {
      const part = parts.shift();
      if (!part) return;
      part.dataset['fonts'] = '';
    }
    requestAnimationFrame(() => whenIdle(next));
  };
  next();
}

async function loadFonts(root: Document): Promise<void> {
  await Promise.all([root.fonts.load('1em Archivo'), root.fonts.load('500 1em "Sometype Mono"')]);
  nameFonts(root);
  try {
    sessionStorage.setItem(FONTS_KEY, '1');
  } catch {
    // Storage is not available: the next page loads them after its first paint again.
  }
}

/**
 * Loads the site's fonts once the page is painted in fallbacks of the same widths; not at all for
 * visitors who save data, where they would be half of everything the visit costs.
 */
export function start(root: Document): void {
  if ('fonts' in root.documentElement.dataset || savesData()) return;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    root.addEventListener(type, () => {
      pressed = type === 'pointerdown';
    });
  // Not the load event: it may come before the paint, and a font requested then delays the text.
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    // A font that does not load leaves the fallbacks, which read as well.
    loadFonts(root).catch(() => {});
  }).observe({ type: 'paint', buffered: true });
}
