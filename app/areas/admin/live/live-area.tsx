import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { ORIGIN_QUERY } from '#app/access/landing.ts';
import { notifyTabs } from '#app/access/tabs/notify-tabs.ts';
import { listenToTabs } from '#app/access/tabs/session-channel.ts';
import { adminPaths, areaPaths, authPaths } from '#app/paths.ts';
import { SILENCE_MS } from './live-events.ts';
import { LiveState } from './live-state.ts';
import { makeQueryClient } from './query-client.ts';
import { keepRhythm, sessionHolds } from './session-rhythm.ts';
import { shareEvents } from './shared-events.ts';

/** Redirects to the sign-in page, with a return link to this screen. */
function leave(): void {
  const here = `${location.pathname}${location.search}`;
  location.assign(`${areaPaths.auth}?${new URLSearchParams({ [ORIGIN_QUERY]: here })}`);
}

/** A stream that has not opened by then is reported as missing. */
const OPENS_MS = 5000;

/** Keeps an open screen up to date: events of the server and of other tabs, and the session's renewal. */
export function LiveArea({ expiresAt, children }: { expiresAt: number; children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  const { revalidate, state: reading } = useRevalidator();
  const { state: going } = useNavigation();
  const [due, setDue] = useState(false);
  const [live, setLive] = useState<boolean | null>(null);
  const idle = reading === 'idle' && going === 'idle';
  const posting = [{ state: going }, ...useFetchers()].some(({ state }) => state === 'submitting');
  const [streamEnded, setStreamEnded] = useState(false);
  const checkSession = useRef(() => {});
  const rhythm = useRef<ReturnType<typeof keepRhythm>>(undefined);
  const first = useRef(expiresAt);

  useEffect(() => {
    let silence = setTimeout(() => setLive(false), OPENS_MS);
    const beat = () => {
      setLive(true);
      clearTimeout(silence);
      silence = setTimeout(() => setLive(false), SILENCE_MS);
    };
    const anew = () => {
      beat();
      void client.invalidateQueries();
      setDue(true);
    };
    let stopEvents = () => {};
    let here = true;
    const follow = () => {
      stopEvents = shareEvents(adminPaths.events, {
        beat,
        access: anew,
        list: anew,
        gap: anew,
        left: () => setStreamEnded(true),
      });
    };
    // The stream belongs to the session it was opened with. A renewed session, after a confirmation with the
    // password here or in another tab, has a new id.
    checkSession.current = () =>
      void sessionHolds(adminPaths.session).then((holds) => {
        if (!here) return;
        stopEvents();
        if (holds) follow();
        else leave();
      });
    follow();
    const saved = keepRhythm({
      address: adminPaths.session,
      expiresAt: first.current,
      renewed: (next) => notifyTabs({ event: 'token-refreshed', expiresAt: next }),
      left: leave,
    });
    rhythm.current = saved;
    const stopTabs = listenToTabs(({ event, expiresAt: next }) => {
      if (event === 'signed-out' || event === 'password-recovery') leave();
      else if (event === 'token-refreshed') saved.holdsUntil(next ?? 0);
      else anew();
    });
    const stop = () => {
      here = false;
      clearTimeout(silence);
      stopEvents();
      saved.stop();
      stopTabs();
    };
    // Signing out ends the stream before its response arrives, and `leave` would cancel that response.
    const stopAtSignOut = ({ target }: SubmitEvent) => {
      if (target instanceof Element && target.getAttribute('action') === authPaths.signOut) stop();
    };
    addEventListener('submit', stopAtSignOut);
    return () => {
      removeEventListener('submit', stopAtSignOut);
      stop();
    };
  }, [client]);

  // Two events at once, or one after the user's own post, cause one reload. It aborts no other request.
  useEffect(() => {
    if (!due || !idle) return;
    setDue(false);
    void revalidate();
  }, [due, idle, revalidate]);

  // The response to a post that confirms with the password sets the cookie of the new session. A request
  // before that would use the ended one, and the response would be lost to the sign-in page.
  useEffect(() => {
    if (!streamEnded || posting) return;
    setStreamEnded(false);
    checkSession.current();
  }, [streamEnded, posting]);

  useEffect(() => rhythm.current?.holdsUntil(expiresAt), [expiresAt]);
  return (
    <QueryClientProvider client={client}>
      <LiveState value={live}>{children}</LiveState>
    </QueryClientProvider>
  );
}
