import { listenToTabs, notifyDone } from './session-channel.ts';

/** Notifies other tabs of what the step before has achieved. */
export function notifyOtherTabs(): void {
  notifyDone(new URLSearchParams(location.search).get('done'), document.referrer);
}

/** Reloads the page when the user signs out or recovers the password in another tab. */
export function closeWhenSignedOut(): void {
  listenToTabs(({ event }) => {
    if (event === 'signed-out' || event === 'password-recovery') location.reload();
  });
}
