import { createContext, useContext } from 'react';

/** In the browser a hydrated page finds the id where the server wrote it. */
const written = () =>
  document.querySelector('[data-request-id]')?.getAttribute('data-request-id') ?? null;

const RequestId = createContext<string | null>(typeof document === 'undefined' ? null : written());

/** Set by the document renderer, so that the crash screen has it also where every loader failed. */
export const RequestIdProvider = RequestId.Provider;

/** The log id of the present request; null in the browser. */
export const useRequestId = () => useContext(RequestId);
