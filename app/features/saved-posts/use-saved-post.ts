import { useEffect, useRef } from 'react';
import { type SavedPostEvent, watchPost } from './saved-post.ts';

/** Calls back once the site has answered a post that waits on this device. */
export function useSavedPost(
  id: string | undefined,
  onReply: (event: SavedPostEvent) => void,
): void {
  const latest = useRef(onReply);
  latest.current = onReply;
  useEffect(() => {
    if (id !== undefined) return watchPost(id, (event) => latest.current(event));
    return undefined;
  }, [id]);
}
