import type { ComponentPropsWithRef, ReactNode } from 'react';

type DialogProps = Omit<ComponentPropsWithRef<'dialog'>, 'children'> & {
  /** Id of the heading inside that names the dialog. */
  labelledBy: string;
  closeLabel: string;
  narrow?: boolean;
  children: ReactNode;
};

/**
 * The native dialog: focus stays inside, Escape and the backdrop close it, focus returns to the opener. To
 * open it, call `openDialog()`. Its content scrolls below the close button, not under it.
 */
export function Dialog({
  labelledBy,
  closeLabel,
  narrow,
  className,
  children,
  ...rest
}: DialogProps) {
  const names = ['dlg', narrow && 'narrow', className].filter(Boolean).join(' ');
  return (
    <dialog className={names} aria-labelledby={labelledBy} closedby="any" {...rest}>
      <form method="dialog" className="dlg-close">
        <button type="submit" className="close" aria-label={closeLabel} />
      </form>
      <div className="dlg-body">{children}</div>
    </dialog>
  );
}
