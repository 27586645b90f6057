import { useEffect, useRef } from 'react';
import { type SavedPostEvent, sendSavedPosts, watchPost } from './saved-post.ts';

/** Between two tries while the page is open, in milliseconds: no browser says for certain that it is online. */
const AGAIN_MS = 15_000;

/** Sends a post that waits while its page is open, and calls back once the site has answered. */
export function useSavedPost(
  id: string | undefined,
  onReply: (event: SavedPostEvent) => void,
): void {
  const latest = useRef(onReply);
  latest.current = onReply;
  useEffect(() => {
    if (id === undefined) return;
    const stop = watchPost(id, (event) => latest.current(event));
    const send = () => void sendSavedPosts();
    const again = setInterval(send, AGAIN_MS);
    addEventListener('online', send);
    return () => {
      stop();
      clearInterval(again);
      removeEventListener('online', send);
    };
  }, [id]);
}
