import { alone } from './copies-lock.ts';
import { CACHED_AT, isFresh, ownerOfCopies } from './copy-rules.ts';
import { fillIn } from './device-words.ts';

/** How many pages of an account this device holds; null where they are not to be kept. */
async function cachedPagesOf(name: string): Promise<number | null> {
  if (!(await caches.has(name))) return null;
  const cache = await caches.open(name);
  const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return copies.filter((copy) => isFresh(Number(copy?.headers.get(CACHED_AT)), Date.now())).length;
}

async function dropCopies(): Promise<void> {
  const names = (await caches.keys()).filter((name) => ownerOfCopies(name) !== null);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The choice to keep pages on this device: it is the cache itself, there or not. */
export async function startKeepSwitch(part: HTMLElement): Promise<void> {
  const box = part.querySelector<HTMLInputElement>('input[type=checkbox]');
  const state = part.querySelector<HTMLElement>('[data-state]');
  const { copies: name = '', off = '', none = '', zero = '', one = '', other = '' } = part.dataset;
  if (!box || !state || name === '') return;
  part.hidden = false;
  // In a private window, over plain http, or in a browser that has neither.
  if (!('caches' in window) || !('serviceWorker' in navigator)) {
    box.disabled = true;
    state.textContent = none;
    return;
  }
  const show = async () => {
    const cached = await alone(() => cachedPagesOf(name));
    box.checked = cached !== null;
    const words = cached === 0 ? zero : cached === 1 ? one : other;
    state.textContent = cached === null ? off : fillIn(words, { n: String(cached) });
  };
  const change = async () => {
    const wanted = box.checked;
    await alone(async () => {
      await dropCopies();
      if (wanted) await caches.open(name);
    });
    await show();
  };
  box.addEventListener('change', () => {
    change().catch(() => {
      box.checked = false;
      state.textContent = none;
    });
  });
  await show().catch(() => {
    box.disabled = true;
    state.textContent = none;
  });
}
