import { useCallback, useEffect, useRef } from 'react';
import { adminPath } from '#app/paths.ts';

/** Shorter than its lifetime on the server. */
const AGAIN_MS = 20_000;

/** Notifies colleagues that an answer is being written, seldom, and that it is no more. */
export function useSetWriting(id: string): (text: string) => void {
  const last = useRef(0);
  const say = useCallback(
    (on: boolean) => {
      last.current = on ? Date.now() : 0;
      const form = new FormData();
      form.append('writing', on ? 'on' : '');
      // A lost notice does no harm: the answer itself is compared when it is sent.
      void fetch(adminPath('ticketWriting', { id }), {
        method: 'POST',
        body: form,
        keepalive: true,
      }).catch(() => undefined);
    },
    [id],
  );
  useEffect(
    () => () => {
      if (last.current) say(false);
    },
    [say],
  );
  return useCallback(
    (text: string) => {
      const writes = text.trim() !== '';
      if (writes ? Date.now() - last.current > AGAIN_MS : last.current > 0) say(writes);
    },
    [say],
  );
}
