import { whenIdle } from '#app/ui/when-idle.ts';

/** Registers the worker once the page has loaded and the browser is idle. */
export function start(): void {
  // In development the code changes without the worker knowing. Over plain http there is none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(import.meta.env.SERVICE_WORKER);
  // The site works without it; the error is of no use to a visitor.
  const registerSoon = () => whenIdle(() => register().catch(() => {}));
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon, { once: true });
}
