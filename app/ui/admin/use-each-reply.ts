import { useEffect, useRef } from 'react';

/**
 * Shows what a reply has to say once, however often the screen is drawn anew or takes another address
 * before the next reply.
 */
export function useEachReply<Reply extends object>(
  reply: Reply | undefined,
  show: (reply: Reply) => void,
): void {
  const shown = useRef<Reply>(undefined);
  useEffect(() => {
    if (!reply || reply === shown.current) return;
    shown.current = reply;
    show(reply);
  });
}
