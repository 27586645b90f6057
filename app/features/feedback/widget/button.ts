/*
 * The button in other products, drawn by their loader and by the preview of the editor. Its style is a
 * constructed stylesheet, which the policy of the page around does not treat as inline style.
 */

/** Ink and paper of the form behind it, in the dark theme; brands differ, and the page's own is not read. */
const NIGHT = '{--i:#ecedf6;--p:#090a13}';

export const BUTTON_CSS =
  // `all` leaves custom properties and nothing else of the page around.
  ':host{all:initial;--i:#11122b;--p:#f2f3f0;--g:16px}' +
  `:host([theme=dark])${NIGHT}` +
  `@media(prefers-color-scheme:dark){:host([theme=auto])${NIGHT}}` +
  'button{font:600 15px/1.2 system-ui,sans-serif;min-width:44px;min-height:44px;padding:0 18px;' +
  'border:1px solid var(--p);border-radius:0;background:var(--i);color:var(--p);cursor:pointer}' +
  'button:focus-visible{outline:3px solid var(--i);outline-offset:3px}' +
  '.button{position:fixed;z-index:2147483647}' +
  ':host([position^=bottom]) .button{bottom:calc(var(--g) + env(safe-area-inset-bottom))}' +
  ':host([position^=top]) .button{top:calc(var(--g) + env(safe-area-inset-top))}' +
  ':host([position$=right]) .button{right:calc(var(--g) + env(safe-area-inset-right))}' +
  ':host([position$=left]) .button{left:calc(var(--g) + env(safe-area-inset-left))}' +
  ':host([position=inline]) .button{position:static}' +
  '@media print{.button{display:none}}' +
  '@media(prefers-reduced-motion:no-preference){.button{transition:transform .15s}' +
  '.button:hover{transform:translateY(-2px)}}';

export type ButtonLook = { label: string; position: string; theme: string };

/** Draws the button into a shadow root, which the styles of the page around do not reach. */
export function drawButton(host: HTMLElement, { label, position, theme }: ButtonLook, css: string) {
  host.setAttribute('position', position);
  host.setAttribute('theme', theme);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = label;
  button.setAttribute('aria-haspopup', 'dialog');
  root.append(button);
  return { root, button };
}
