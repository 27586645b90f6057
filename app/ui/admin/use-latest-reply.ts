import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The reply to the last post of this page. The router drops it whenever the data is reloaded, which an
 * event of the server may cause at any moment; here it stays until the next post or page. On the way back
 * to the page it does not return.
 */
export function useLatestReply<Reply extends object>(reply: Reply | undefined): Reply | undefined {
  const { key } = useLocation();
  const [latest, keep] = useState<{ reply: Reply | undefined; key: string }>({ reply, key });
  // It arrives before the page's own address changes, and stays while that happens.
  const current = reply ?? (latest.key === key ? latest.reply : undefined);
  if (current !== latest.reply || key !== latest.key) keep({ reply: current, key });
  return current;
}
