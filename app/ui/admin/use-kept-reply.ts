import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The reply to the last post of this page. The router drops it whenever the data is reloaded, which an
 * event of the server may cause at any moment; here it stays until the next post or page.
 */
export function useKeptReply<Reply extends object>(reply: Reply | undefined): Reply | undefined {
  const { key } = useLocation();
  const [kept, keep] = useState({ reply, key });
  // It arrives before the page's own address changes, and stays while that happens.
  if (reply && (reply !== kept.reply || key !== kept.key)) keep({ reply, key });
  return reply ?? (kept.key === key ? kept.reply : undefined);
}
