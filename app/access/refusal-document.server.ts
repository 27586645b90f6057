import { createContext } from 'react-router';

/**
 * Reads the data of a refusal's document. A middleware that throws has kept every loader from running, the
 * document's own too, so the refusal carries the data.
 */
export const documentOfRefusal = createContext<() => Promise<unknown>>(async () => undefined);
