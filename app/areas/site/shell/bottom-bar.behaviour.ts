/** Words and actions that nobody should have to look for under the bar. */
const SEEN = 'main :is(h1, h2, h3, .b)';
/** What somebody types into is not covered wherever the page stands. */
const TYPED = 'main :is(input:not([type="hidden"]), select, textarea)';

/**
 * Keeps the bar of a phone from lying over what sells: where the page opens with a heading or an
 * action at its place, it waits for the first scroll, and while a field is there it stays away.
 * Anywhere else a page can be scrolled clear of it.
 */
export function start(root: Document): void {
  const bar = root.querySelector<HTMLElement>('.bar');
  if (!bar || !matchMedia('(max-width: 767px)').matches) return;
  const under = new Set<Element>();
  const settle = () => {
    const opening = scrollY === 0;
    const covers = [...under].some((part) => opening || part.matches(TYPED));
    bar.classList.toggle('away', covers && !bar.contains(root.activeElement));
  };
  const place = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      settle();
    },
    // The strip that the bar takes: all of the window above it is left out.
    { rootMargin: `-${Math.max(innerHeight - bar.offsetHeight, 0)}px 0px 0px` },
  );
  for (const part of root.querySelectorAll(`${SEEN}, ${TYPED}`)) place.observe(part);
  root.addEventListener('scroll', settle, { passive: true });
}
