import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

type Props = {
  /** The label of the button. */
  label: ReactNode;
  /** Names the panel, where the label alone does not. */
  name?: string | undefined;
  className?: string;
  /** A ref to open it by a key as well. */
  foldRef?: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
};

/**
 * A button and its panel, which works without scripts. With them Escape closes it and returns the focus,
 * and so does a click elsewhere.
 */
export function FoldMenu({ label, name, className, foldRef, children }: Props) {
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !fold.current?.open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    fold.current.querySelector('summary')?.focus();
  };
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
      <summary aria-label={name}>{label}</summary>
      <div className="fold-menu-panel">{children}</div>
    </details>
  );
}
