import { useEffect, useRef } from 'react';

/**
 * Reports a reply once, however often the screen is rerendered or changes its address before the next
 * reply.
 */
export function useEachReply<Reply extends object>(
  reply: Reply | undefined,
  show: (reply: Reply) => void,
): void {
  const visible = useRef<Reply>(undefined);
  useEffect(() => {
    if (!reply || reply === visible.current) return;
    visible.current = reply;
    show(reply);
  });
}
