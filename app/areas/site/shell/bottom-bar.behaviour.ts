/** Less is jitter of a finger, and near the top an open menu always stays. */
const JITTER_PX = 15;
const NEAR_TOP_PX = 100;

/**
 * Keeps the bar of a phone from covering the content. Where the page opens with a heading or an action at
 * its place, it waits for the first scroll. While a field, a form's button or a reference number is there,
 * or the page's own form anywhere in view, it stays hidden. Anywhere else a page can be scrolled clear of
 * it. The menu of its contact button closes when the visitor scrolls on.
 */
export function start(root: Document): void {
  const bar = root.querySelector<HTMLElement>('.bar');
  const talk = bar?.querySelector('.talk');
  if (!bar || !talk) return;
  const form = root.querySelector('main .order-fields');
  const under = new Set<Element>();
  let last = scrollY;
  const settle = () => {
    const box = form?.getBoundingClientRect();
    bar.classList.toggle(
      'away',
      (box && box.top < innerHeight && box.bottom > 0) ||
        [...under].some((part) => !scrollY || 'form' in part || part.matches('.stamp')),
    );
    const moved = scrollY - last;
    if (Math.abs(moved) <= JITTER_PX) return;
    last = scrollY;
    // With the keyboard, the bar must not hide while the focus is in it.
    if (moved > 0 && last >= NEAR_TOP_PX && !talk.querySelector(':focus-visible')) {
      talk.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    }
  };
  let place: IntersectionObserver;
  const watch = () => {
    place = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          under[isIntersecting ? 'add' : 'delete'](target);
        }
        settle();
      },
      // The strip that the bar takes: all of the window above it is left out.
      { rootMargin: `${bar.offsetHeight - innerHeight}px 0px 0px` },
    );
    for (const part of root.querySelectorAll(
      'main :is(h1,h2,h3,.button,.stamp,input,select,textarea)',
    )) {
      place.observe(part);
    }
  };
  watch();
  // A phone that is turned, and a window that is made as narrow as one. A new observer reports every part
  // first, also those that left the strip.
  addEventListener('resize', () => {
    place.disconnect();
    watch();
  });
  addEventListener('scroll', settle);
}
