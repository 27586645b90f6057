import { loadStylesheet } from '#app/islands/load-stylesheet.ts';
import { refusesByBrowser } from './consent.ts';

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
