/**
 * Where toasts appear: one at a time, said politely. It stands empty in the page from the start,
 * because screen readers only follow live regions that they knew before the text came. `close` names
 * the button of each toast.
 */
export function ToastRegion({ close }: { close: string }) {
  return <div className="toasts" popover="manual" role="status" data-toasts={close} />;
}
