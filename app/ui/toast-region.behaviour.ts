import { TOAST_EVENT, type Toast } from './toast.ts';

/** How long a toast stays; pointer or focus on it stops the timer. */
const STAY_MS = 4000;

function elementOf(
  root: Document,
  { title, text, tone = 'done', spark }: Toast,
  close: HTMLElement,
): HTMLElement {
  const element = root.createElement('div');
  element.className = tone === 'bad' ? 'toast bad' : 'toast';
  const heading = root.createElement('b');
  heading.textContent = title;
  element.append(heading);
  if (spark) {
    const mark = root.createElement('i');
    mark.className = 'spark';
    element.append(mark);
  }
  element.append(close);
  if (text) {
    const line = root.createElement('p');
    line.textContent = text;
    element.append(line);
  }
  return element;
}

/** Shows each toast event in the page's region, the last one only, in the top layer. */
export function start(root: Document): void {
  const region = root.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    region.hidePopover();
    region.replaceChildren();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, STAY_MS);
  };
  const stay = () => clearTimeout(timer);
  const close = root.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.ariaLabel = region.dataset['toasts'] ?? '';
  close.onclick = hide;

  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, stay);
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, wait);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && region.firstChild) hide();
  });
  root.addEventListener(TOAST_EVENT, (event) => {
    const toast = (event as CustomEvent<Toast>).detail;
    // Hiding first lifts the region above a dialog that opened since.
    if (region.matches(':popover-open')) region.hidePopover();
    region.showPopover();
    region.replaceChildren(elementOf(root, toast, close));
    wait();
  });
}
