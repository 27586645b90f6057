import { createContext, useContext } from 'react';

/** Whether this tab hears what happens on the server: false from when the beat of the stream is missed,
 * null as long as nobody can know. */
export const LiveState = createContext<boolean | null>(null);
export const useLive = () => useContext(LiveState);
