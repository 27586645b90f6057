/** Buttons without a native action. Others work without a script. */
const SCRIPTED = 'button[type=button]:not([popovertarget],[commandfor])';

declare global {
  interface Window {
    earlyPresses?: {
      /** The controls that were pressed, each once: repeated presses before hydration count as one. */
      pressed: Set<HTMLElement>;
      /** Stops the listener. */
      end: () => void;
    };
  }
}

/**
 * Records what is pressed while the scripts of the admin area load: its buttons are rendered by the server
 * and would do nothing. In the head, so that it hears the first press.
 */
export const EARLY_PRESSES_SCRIPT =
  '{let pressed=new Set,hear=e=>{' +
  `let b=e.target.closest?.(${JSON.stringify(SCRIPTED)});b&&pressed.add(b)};` +
  'addEventListener("click",hear,true);' +
  'window.earlyPresses={pressed,end:()=>removeEventListener("click",hear,true)}}';
