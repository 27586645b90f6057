import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server rendered the document, as an ISO text; null where no document was. */
export const RenderedAt = createContext<string | null>(null);

const MINUTE_MS = 60_000;
const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
const currentMinute = () => minuteOf(Date.now());
const neverChanges = () => () => {};

/**
 * The present time to the minute, for words such as "hoje". During hydration it is the time at which
 * the server rendered: on a day that has just begun, the words would otherwise differ from the markup.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt);
  const minute = useSyncExternalStore(neverChanges, currentMinute, () =>
    renderedAt ? minuteOf(Date.parse(renderedAt)) : currentMinute(),
  );
  return new Date(minute * MINUTE_MS);
}
