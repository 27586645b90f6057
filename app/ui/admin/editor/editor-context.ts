import { createContext, type RefObject } from 'react';

type Editor = {
  form: RefObject<HTMLFormElement | null>;
  /** Names of the unsaved fields. */
  changed: () => string[];
};

/** The editor around a piece that acts on its fields; null outside of one. */
export const EditorContext = createContext<Editor | null>(null);
