import { CONSENT_EVENT, hasChosen } from './consent.ts';
import { fetchPiece } from './fetch-piece.ts';

/** Shows the banner: after the skip links, so that the keyboard comes by early and is not held. */
export async function showBanner(): Promise<void> {
  const banner = await fetchPiece('banner');
  // Chosen in another tab meanwhile.
  if (hasChosen()) return;
  [...document.querySelectorAll('.skip')].at(-1)?.after(banner);

  const floating = document.querySelector<HTMLElement>('.floating');
  const makeRoom = new ResizeObserver(() => {
    floating?.style.setProperty('--banner', `${banner.offsetHeight + 8}px`);
  });
  makeRoom.observe(banner);

  banner.addEventListener('click', async ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
    if (!choice) return;
    const { chooseAll, chooseNecessary } = await import('./choose.ts');
    if (choice === 'all') chooseAll();
    else chooseNecessary();
  });
  document.addEventListener(CONSENT_EVENT, () => {
    if (!hasChosen()) return;
    makeRoom.disconnect();
    banner.remove();
    floating?.style.removeProperty('--banner');
  });
}
