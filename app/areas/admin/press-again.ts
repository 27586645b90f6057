/**
 * Presses now what was pressed before React listened (`early-presses-script.ts`, apart from here: a
 * module that both name would be one more file in the script of every public page). To be called
 * within the commit that begins to listen: a press that brought it about is React's own to hand on.
 */
export function pressAgain(): void {
  const early = window.earlyPresses;
  if (!early) return;
  early.end();
  delete window.earlyPresses;
  const heard = window.event?.type === 'click' && window.event.target;
  const late = [...early.pressed].filter(
    (button) => !(heard instanceof Node && button.contains(heard)),
  );
  // Not within the commit, which is not over yet.
  setTimeout(() => {
    for (const button of late) if (button.isConnected) button.click();
  });
}
