import { start as startWebFonts } from '#app/styles/web-fonts.behaviour.ts';
import { isSparing } from '#app/ui/device-ability.ts';
import { start as startSliders } from '#app/ui/slider.behaviour.ts';
import { startIsland } from './start-island.ts';

/** A pointer that merely crosses a trigger should not cost a phone 70 KB. */
const PREFETCH_DELAY_MS = 100;

/**
 * By name: whole modules would need a runtime chunk, one more request before any script runs. Imported by
 * their values, in one expression: the names of the files would be in every visitor's script.
 */
const behaviours = Object.values(
  import.meta.glob<(root: Document) => void>('../**/*.behaviour.ts', {
    eager: true,
    import: 'start',
  }),
);

const placeOf = (trigger: HTMLElement) =>
  document.getElementById(`island-${trigger.dataset['islandTrigger']}`);

const triggerOf = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('[data-island-trigger]')
    : null;

function prefetchSoon(event: Event): void {
  const place = triggerOf(event);
  const island = place && placeOf(place);
  if (!place || !island || isSparing()) return;
  const timer = setTimeout(() => startIsland(island)[1].catch(() => {}), PREFETCH_DELAY_MS);
  const cancel = () => clearTimeout(timer);
  place.addEventListener('pointerleave', cancel, { once: true });
  place.addEventListener('blur', cancel, { once: true });
}

/** A visible island hydrates when it is touched or reached by keyboard. */
function hydrateTouched({ target }: { target: EventTarget | null }): void {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-touch]') : null;
  // A failed load leaves the native form, which works alone.
  if (place) startIsland(place)[1].catch(() => {});
}

async function openIsland(event: MouseEvent): Promise<void> {
  const trigger = triggerOf(event);
  const place = trigger && placeOf(trigger);
  // Opened in a new tab or window: the link itself is right.
  if (!trigger || !place || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // A menu closes first, so that the focus returns to its button and not to a hidden link.
  trigger.closest<HTMLElement>('[popover]')?.hidePopover();
  trigger.ariaBusy = 'true';
  const [shown, hydrated] = startIsland(place);
  let dialog: HTMLDialogElement | null = null;
  try {
    await shown;
    dialog = place.querySelector('dialog');
    dialog?.showModal();
    // Its time is that from which a visitor can type.
    const opened = new Event('island:open');
    await hydrated;
    place.dispatchEvent(opened);
  } catch {
    // The form of an open dialog works without scripts.
    if (!dialog?.open) location.assign(trigger.href);
  } finally {
    trigger.ariaBusy = null;
  }
}

/** For a form in a frame of another product, where no visitor is counted, asked or remembered. */
const framedBehaviours = [startWebFonts, startSliders];

/** Starts a public page: every trigger is a real link, so everything works without this. */
export function startSite(): void {
  document.addEventListener('pointerover', prefetchSoon);
  document.addEventListener('focusin', prefetchSoon);
  document.addEventListener('pointerdown', hydrateTouched);
  document.addEventListener('focusin', hydrateTouched);
  document.addEventListener('click', openIsland);
  // The form in a frame hydrates at once: the page around it waits to send its data.
  const framed = document.querySelector('[data-framed] [data-touch]');
  // A visitor may have focused a field before this script ran, and no further focus event comes.
  hydrateTouched({ target: framed ?? document.activeElement });
  for (const start of framed ? framedBehaviours : behaviours) start(document);
}
