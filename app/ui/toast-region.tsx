/**
 * The place of toasts: one at a time, announced politely. It is empty in the page from the start,
 * because screen readers only follow live regions that exist before their text. `close` names the button of
 * each toast.
 */
export function ToastRegion({ close }: { close: string }) {
  return <div className="toasts" popover="manual" role="status" data-toasts={close} />;
}
