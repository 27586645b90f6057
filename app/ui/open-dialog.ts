/**
 * Shows a dialog from its top: the focus is on the heading that names it (which carries `tabIndex={-1}`),
 * so that it is read first and a repeated key press closes nothing.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus();
}
