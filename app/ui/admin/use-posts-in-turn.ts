import { useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';

type Fields = readonly (readonly [name: string, value: string])[];

type PostsInTurn = {
  post: (fields: Fields | FormData) => void;
  /** The post that is being sent and those that wait for it, in their order. */
  posts: readonly FormData[];
};

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/**
 * Posts forms one after the other: a fetcher drops the reply to a post when the next one begins, and keys
 * are pressed faster than replies arrive.
 */
export function usePostsInTurn(
  fetcher: Pick<FetcherWithComponents<unknown>, 'state' | 'submit'>,
  action: string,
): PostsInTurn {
  const queue = useRef<readonly FormData[]>([]);
  const sent = useRef<FormData>(undefined);
  const [posts, show] = useState<readonly FormData[]>([]);
  const { state, submit } = fetcher;
  const keep = (forms: readonly FormData[]) => {
    queue.current = forms;
    show(forms);
  };
  const send = () => {
    sent.current = queue.current[0];
    if (sent.current) void submit(sent.current, { method: 'post', action });
  };
  const next = useRef(() => {});
  next.current = () => {
    if (sent.current) keep(queue.current.filter((form) => form !== sent.current));
    send();
  };
  useEffect(() => {
    if (state === 'idle') next.current();
  }, [state]);
  const post = useRef((_: Fields | FormData) => {});
  post.current = (fields) => {
    keep([...queue.current, fields instanceof FormData ? fields : formOf(fields)]);
    if (state === 'idle' && !sent.current) send();
  };
  const [stable] = useState(() => (fields: Fields | FormData) => post.current(fields));
  return { post: stable, posts };
}
