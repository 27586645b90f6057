import { loadStylesheet } from '#app/islands/load-stylesheet.ts';
import { openDialog } from '#app/ui/open-dialog.ts';
import { choose, chooseAll, chooseNecessary } from './choose.ts';
import {
  hasChosen,
  keptPreferences,
  OPTIONAL_CATEGORIES,
  type Preferences,
  refusesByBrowser,
} from './consent.ts';

const SWITCHES = [...OPTIONAL_CATEGORIES, 'counted'] as const;
type Switches = Omit<Preferences, 'necessary'>;

/** What was ticked, called by its name where it amounts to all or nothing. */
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

/** The dialog as the server has worded it, with its stylesheet already in force. */
async function fetchDialog(): Promise<HTMLDialogElement> {
  const { lang } = document.documentElement;
  const response = await fetch(`${import.meta.env.CONSENT}/${lang}/preferences`);
  if (!response.ok) throw new Error(`No preferences: ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  const piece = template.content.firstElementChild as HTMLDialogElement;
  await loadStylesheet(piece.dataset['stylesheet']);
  if (refusesByBrowser()) {
    // Two ways to say the same: what is asked of everybody, and what a refusal by browser leaves.
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

/** Shows the dialog with what is allowed now. The browser gives the focus back when it closes. */
export async function openPreferences(): Promise<void> {
  dialog ??= make();
  dialog.catch(() => {
    dialog = undefined;
  });
  const opened = await dialog;
  const chosen = hasChosen();
  const kept = keptPreferences();
  for (const name of SWITCHES) {
    const box = boxOf(opened, name);
    // What was allowed under another wording is not allowed any more; the counts ask nobody.
    const on = name === 'counted' ? kept.counted !== false : chosen && kept[name] === true;
    box.checked = on && !refusesByBrowser();
    box.disabled = refusesByBrowser();
  }
  // Before a choice Escape leads back to the banner, which still asks; only the corner's button comes with one.
  opened.setAttribute('closedby', chosen ? 'any' : 'closerequest');
  (opened.querySelector('.dlg-close') as HTMLElement).hidden = !chosen;
  openDialog(opened);
}
