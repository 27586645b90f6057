import type { ReactNode } from 'react';

type PopoverMenuProps = {
  /** Ties button and panel; unique on the page. */
  id: string;
  label: ReactNode;
  /** Marks the button when the current page is in the menu. */
  current?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A button and its panel, without a script: Escape closes and returns focus, a click elsewhere closes. Not
 * an ARIA menu: it holds links, reached by Tab.
 */
export function PopoverMenu({ id, label, current, className, children }: PopoverMenuProps) {
  return (
    <>
      <button
        type="button"
        className="pop-button"
        popoverTarget={id}
        aria-current={current || undefined}
      >
        {label}
      </button>
      <div id={id} popover="auto" className={className ? `pop ${className}` : 'pop'}>
        {children}
      </div>
    </>
  );
}
