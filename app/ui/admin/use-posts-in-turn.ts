import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * Posts forms one after the other: a fetcher drops the reply to a post when the next one begins, and keys
 * are pressed faster than replies arrive.
 */
export function usePostsInTurn(
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>,
  action: string,
): (fields: Fields) => void {
  const waiting = useRef<FormData[]>([]);
  const { state, submit } = fetcher;
  const send = () => {
    const form = waiting.current.shift();
    if (form) void submit(form, { method: 'post', action });
  };
  const next = useRef(send);
  next.current = send;
  useEffect(() => {
    if (state === 'idle') next.current();
  }, [state]);
  return (fields) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    waiting.current.push(form);
    if (state === 'idle') send();
  };
}
