import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run on the page: false on the server and until React has taken it over. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
