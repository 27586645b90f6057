import { loadStylesheet } from '#app/islands/load-stylesheet.ts';
import { savesData } from '#app/ui/device.ts';
import { BANNER_PLACE, CONSENT_EVENT, hasChosen, refusesByBrowser } from './consent.ts';

/** Nobody waits longer for the page's fonts, should they not come. */
const FONTS_WITHIN_MS = 3000;

/** The bottom bar of a phone, with some room. */
const UNDER_PX = 90;

/** Fetches a piece of the page that the server has worded, with its sheet already in force. */
export async function fetchPiece(name: 'banner' | 'preferences'): Promise<HTMLElement> {
  const { lang } = document.documentElement;
  const response = await fetch(`${import.meta.env.CONSENT}/${lang}/${name}`);
  if (!response.ok) throw new Error(`No ${name}: ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const piece = template.content.firstElementChild as HTMLElement;
  await loadStylesheet(piece.dataset['stylesheet']);
  if (refusesByBrowser()) {
    // Two ways to say the same: what is asked of everybody, and what a refusal by browser leaves.
    for (const part of piece.querySelectorAll<HTMLElement>('[data-gpc]')) {
      part.hidden = part.dataset['gpc'] === 'off';
    }
  }
  return piece;
}

/** Until the page is set in its own fonts: a banner that was there before would grow by a line. */
function fontsNamed(): Promise<void> {
  const page = document.documentElement;
  return new Promise((resolve) => {
    if ('fonts' in page.dataset || savesData()) return resolve();
    const named = new MutationObserver(() => resolve());
    named.observe(page, { attributeFilter: ['data-fonts'] });
    setTimeout(resolve, FONTS_WITHIN_MS);
  });
}

/** Shows the banner: after the skip links, so that the keyboard comes by early and is not held. */
export async function showBanner(): Promise<void> {
  // With what keeps the choice: who presses and leaves at once has chosen all the same.
  const [banner, { chooseAll, chooseNecessary }] = await Promise.all([
    fetchPiece('banner'),
    import('./choose.ts'),
    fontsNamed(),
  ]);
  // Chosen in another tab meanwhile.
  if (hasChosen()) return;
  // A place of its own: put among the page's parts, it would have all of them styled anew.
  document.getElementById(BANNER_PLACE)?.append(banner);

  const floating = document.querySelectorAll<HTMLElement>('.floating');
  const lift = (height: number) => {
    for (const place of floating) place.style.setProperty('--banner', `${height}px`);
    // What the keyboard reaches must not come to lie under it.
    document.documentElement.style.scrollPaddingBottom = height ? `${height + UNDER_PX}px` : '';
  };
  const makeRoom = new ResizeObserver(() => lift(banner.offsetHeight + 8));
  makeRoom.observe(banner);

  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
    if (!choice) return;
    if (choice === 'all') chooseAll();
    else chooseNecessary();
  });
  document.addEventListener(CONSENT_EVENT, () => {
    if (!hasChosen()) return;
    makeRoom.disconnect();
    banner.remove();
    lift(0);
  });
}
