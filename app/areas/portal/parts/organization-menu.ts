import { pressOnFold } from '#app/ui/keyboard/menu-keys.ts';

/** Gives a list that is a `details` the keys of a menu. */
export default (fold: HTMLDetailsElement): void => {
  fold.addEventListener('keydown', (press) => {
    if (pressOnFold(fold, press)) press.stopPropagation();
  });
};
