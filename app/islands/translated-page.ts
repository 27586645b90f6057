/** Translators wrap every text in elements that React did not render; none of ours is a `font`. */
export const isTranslated = (place: HTMLElement): boolean => place.querySelector('font') !== null;

let tolerates = false;

/**
 * Lets React remove and insert nodes around texts that a browser has translated since (React issue 11538):
 * a wrapped text is no child of its parent any more, and an exception would remove the form with everything
 * typed in it.
 */
export function tolerateTranslation(): void {
  if (tolerates) return;
  tolerates = true;
  const { removeChild, insertBefore } = Node.prototype;
  const wrapperIn = (parent: Node, child: Node) => {
    let node: Node | null = child;
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = wrapperIn(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && wrapperIn(this, before));
    return node;
  };
}
