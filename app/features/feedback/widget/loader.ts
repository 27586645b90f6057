import { BUTTON_CSS, drawButton } from './button.ts';
import { CLOSE, type HostPage, READY } from './frame-talk.ts';
import type { WidgetBuild } from './widget-build.ts';

/*
 * The script for other products: a button, and behind it the form in a frame. It requests and sends nothing
 * before the button is pressed, stores nothing, and works under a policy that allows its own address alone,
 * as a script and as a frame.
 */

declare const WIDGET: WidgetBuild;

const CSS =
  BUTTON_CSS +
  'dialog{border:1px solid var(--i);background:var(--p);color:var(--i);padding:0;margin:auto;' +
  'width:min(600px,100vw - 24px);height:min(760px,100dvh - 24px);max-width:none;max-height:none;' +
  'overflow:hidden;flex-direction:column}' +
  'dialog[open]{display:flex}' +
  'dialog::backdrop{background:#000a}' +
  'iframe{flex:1;border:0;width:100%;min-height:0}' +
  '.close{align-self:end;flex:none;background:none;border:0;color:inherit;font-size:22px;padding:0}' +
  '@media(max-width:599px){dialog{width:100vw;height:100dvh;border:0;' +
  'padding:env(safe-area-inset-top) 0 env(safe-area-inset-bottom)}}';

const script = document.currentScript as HTMLScriptElement;
const { project = '', module = '', theme = 'auto', position = 'bottom-right' } = script.dataset;
const { origin } = new URL(script.src);

const pageHere = (): HostPage => ({
  url: location.origin + location.pathname,
  path: location.pathname,
  referrer: document.referrer.split(/[?#]/)[0] as string,
  viewportSize: `${innerWidth}x${innerHeight}`,
});

function start(): void {
  const english = /^en/i.test(script.dataset['lang'] ?? document.documentElement.lang);
  const { frame: address, label, close: closeLabel } = WIDGET[english ? 'en' : 'pt'];
  const host = document.createElement('forja-feedback');
  host.lang = english ? 'en' : 'pt-BR';
  const { root, button } = drawButton(host, { label, position, theme }, CSS);
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = label;
  const close = document.createElement('button');
  close.className = 'close';
  close.textContent = '×';
  close.ariaLabel = closeLabel;
  dialog.append(close);
  root.append(dialog);
  let frame: HTMLIFrameElement | undefined;
  let ready = false;
  const notify = () => frame?.contentWindow?.postMessage(pageHere(), origin);

  button.onclick = () => {
    if (!frame) {
      frame = document.createElement('iframe');
      frame.title = label;
      frame.allow = 'clipboard-write';
      const query = new URLSearchParams({ host: location.origin, module, theme });
      frame.src = `${origin}${address}${project}?${query}`;
      dialog.append(frame);
    }
    dialog.showModal();
    frame.focus();
    if (ready) notify();
  };
  close.onclick = () => dialog.close();
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  addEventListener('message', ({ source, origin: from, data }) => {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    if (data === CLOSE) dialog.close();
    if (data !== READY) return;
    ready = true;
    notify();
  });
  if (position === 'inline' && document.body.contains(script)) script.after(host);
  else document.body.append(host);
}

if (document.body) start();
else addEventListener('DOMContentLoaded', start);
