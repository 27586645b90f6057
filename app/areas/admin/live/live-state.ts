import { createContext, useContext } from 'react';

/** Whether this tab hears what happens on the server: false from when the beat of the stream is missed. */
export const LiveState = createContext(false);
export const useLive = () => useContext(LiveState);
