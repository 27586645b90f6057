/**
 * Repeats presses from before React listened (`early-presses-script.ts`, in a module of its own: shared, it
 * would be one more file in the script of every public page). To be called within the commit that begins to
 * listen: React itself replays a press that caused it.
 */
export function pressAgain(): void {
  const early = window.earlyPresses;
  if (!early) return;
  early.end();
  delete window.earlyPresses;
  const clicked = window.event?.type === 'click' && window.event.target;
  const late = [...early.pressed].filter(
    (button) => !(clicked instanceof Node && button.contains(clicked)),
  );
  // Not within the commit, which has not ended yet.
  setTimeout(() => {
    for (const button of late) if (button.isConnected) button.click();
  });
}
