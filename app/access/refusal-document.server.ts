import { createContext } from 'react-router';

/**
 * Reads what the document of a refusal needs. A middleware that throws has kept every loader from
 * running, the document's own too, so the refusal brings it along.
 */
export const documentOfRefusal = createContext<() => Promise<unknown>>(async () => undefined);
