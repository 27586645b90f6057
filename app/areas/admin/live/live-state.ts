import { createContext, useContext } from 'react';

/** Whether this tab receives live events: false once a heartbeat is missed, null as long as that is unknown. */
export const LiveState = createContext<boolean | null>(null);
export const useLive = () => useContext(LiveState);
