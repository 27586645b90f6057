/** Specification §4: less is a finger's tremble, and near the top the button always stays. */
const TREMBLE_PX = 15;
const NEAR_TOP_PX = 100;

/** Takes the contact button out of the way of somebody who reads on, and back when they turn. */
export function start(root: Document): void {
  const talk = root.querySelector<HTMLElement>('.talk');
  if (!talk) return;
  let last = scrollY;
  const follow = () => {
    const moved = scrollY - last;
    const near = scrollY < NEAR_TOP_PX;
    if (!near && Math.abs(moved) <= TREMBLE_PX) return;
    last = scrollY;
    // Who has come by keyboard must not lose what is under the focus.
    const away = !near && moved > 0 && !talk.querySelector(':focus-visible');
    talk.classList.toggle('away', away);
    if (away) talk.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  };
  root.addEventListener('scroll', follow, { passive: true });
}
