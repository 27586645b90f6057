import { loadStylesheet } from '#app/islands/load-stylesheet.ts';
import { openDialog } from '#app/ui/open-dialog.ts';
import { choose, chooseAll, chooseNecessary } from './choose.ts';
import {
  hasChosen,
  OPTIONAL_CATEGORIES,
  type Preferences,
  refusesByBrowser,
  savedPreferences,
} from './consent.ts';

const SWITCHES = [...OPTIONAL_CATEGORIES, 'counted'] as const;
type Switches = Omit<Preferences, 'necessary'>;

/** The ticked categories, named all or none where they amount to that. */
function chooseThese(wanted: Switches): void {
  const ticked = OPTIONAL_CATEGORIES.filter((category) => wanted[category]).length;
  const all = ticked === OPTIONAL_CATEGORIES.length;
  choose(all ? 'all' : ticked === 0 ? 'necessary' : 'custom', wanted);
}

let dialog: Promise<HTMLDialogElement> | undefined;

const boxOf = (place: HTMLDialogElement, name: (typeof SWITCHES)[number]) =>
  place.querySelector(`[name=${name}]`) as HTMLInputElement;

const ticked = (place: HTMLDialogElement): Switches => ({
  functionality: boxOf(place, 'functionality').checked,
  analytics: boxOf(place, 'analytics').checked,
  marketing: boxOf(place, 'marketing').checked,
  counted: boxOf(place, 'counted').checked,
});

/** The dialog as the server has rendered it, with its stylesheet already loaded. */
async function fetchDialog(): Promise<HTMLDialogElement> {
  const { lang } = document.documentElement;
  const response = await fetch(`${import.meta.env.CONSENT}/${lang}/preferences`);
  if (!response.ok) throw new Error(`No preferences: ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const piece = template.content.firstElementChild as HTMLDialogElement;
  await loadStylesheet(piece.dataset['stylesheet']);
  if (refusesByBrowser()) {
    // Two texts for the same: for all visitors, and for those whose browser refuses.
    for (const part of piece.querySelectorAll<HTMLElement>('[data-gpc]')) {
      part.hidden = part.dataset['gpc'] === 'off';
    }
  }
  return piece;
}

async function make(): Promise<HTMLDialogElement> {
  const made = await fetchDialog();
  document.body.append(made);
  made.addEventListener('submit', (event) => {
    const { value } = ((event as SubmitEvent).submitter ?? {}) as HTMLButtonElement;
    // The corner's button only closes.
    if (!value) return;
    if (value === 'all') chooseAll();
    else if (value === 'necessary') chooseNecessary();
    else chooseThese(ticked(made));
  });
  return made;
}

/** Shows the dialog with the present consent. The browser restores the focus when it closes. */
export async function openPreferences(): Promise<void> {
  dialog ??= make();
  dialog.catch(() => {
    dialog = undefined;
  });
  const opened = await dialog;
  const chosen = hasChosen();
  const saved = savedPreferences();
  for (const name of SWITCHES) {
    const box = boxOf(opened, name);
    // Consent under another wording is not valid any more; the counts need none.
    const on = name === 'counted' ? saved.counted !== false : chosen && saved[name] === true;
    box.checked = on && !refusesByBrowser();
    box.disabled = refusesByBrowser();
  }
  // Before a choice Escape returns to the banner, which is still open; the close button appears only after
  // one.
  opened.setAttribute('closedby', chosen ? 'any' : 'closerequest');
  (opened.querySelector('.dlg-close') as HTMLElement).hidden = !chosen;
  openDialog(opened);
}
