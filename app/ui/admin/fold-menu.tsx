import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useMenuKeys } from '#app/ui/keyboard/use-menu-keys.ts';

type Props = {
  /** The label of the button. */
  label: ReactNode;
  /** Names the panel, where the label alone does not. */
  name?: string | undefined;
  /** Shown while the pointer is over it, where the label may be an icon alone. */
  tip?: string;
  className?: string;
  /** A ref to open it by a key as well. */
  foldRef?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
};

/**
 * A button and its panel, which works without scripts. With them it has the keys of a menu, and a click elsewhere
 * closes it.
 */
export function FoldMenu({ label, name, tip, className, foldRef, children }: Props) {
  const own = useRef<HTMLDetailsElement>(null);
  const fold = foldRef ?? own;
  const close = () => {
    if (fold.current) fold.current.open = false;
  };
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !fold.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
  const onKeyDown = useMenuKeys(fold);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !fold.current?.contains(relatedTarget)) close();
  };
  return (
    <details
      ref={fold}
      className={className ? `fold-menu ${className}` : 'fold-menu'}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary aria-label={name} title={tip}>
        {label}
      </summary>
      <div className="fold-menu-panel">{children}</div>
    </details>
  );
}
