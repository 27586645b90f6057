/** Buttons that the browser itself gives nothing to do. Others act without a script. */
const SCRIPTED = 'button[type=button]:not([popovertarget],[commandfor])';

type Early = {
  /** What was pressed, each once: whoever presses again because nothing happened means one press. */
  pressed: Set<HTMLElement>;
  /** Ends the listening. */
  end: () => void;
};

declare global {
  interface Window {
    earlyPresses?: Early;
  }
}

/**
 * Notes what is pressed while the scripts of the desk are on their way: its buttons are drawn by the
 * server and would do nothing. Ahead of the body, so that it hears the first press.
 */
export const EARLY_PRESSES_SCRIPT =
  '{let pressed=new Set,hear=e=>{' +
  `let b=e.target.closest?.(${JSON.stringify(SCRIPTED)});b&&pressed.add(b)};` +
  'addEventListener("click",hear,true);' +
  'window.earlyPresses={pressed,end:()=>removeEventListener("click",hear,true)}}';

/**
 * Presses now what was pressed before React listened. To be called within the commit that begins to
 * listen: a press that brought it about is React's own to hand on.
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
