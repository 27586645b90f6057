import { type RefObject, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { putInto } from './form-content.ts';
import {
  type Draft,
  DraftsOf,
  draftName,
  forgetDraft,
  keepDraft,
  readDraft,
} from './kept-drafts.ts';
import { isSaved } from './use-unsaved.ts';

/** The edited record, and the revision that it was read at. */
export type Drafted = {
  of: string;
  revision: number;
  /** Restores what has no fields of its own, from the whole content of the form. */
  restore?: (held: FormData, changed: readonly string[]) => void;
};

const QUIET_MS = 400;

/** Fields whose content exists only in themselves. */
const isSecret = (element: Element) =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' ||
    element.type === 'file' ||
    element.autocomplete === 'one-time-code' ||
    'secret' in element.dataset);

function draftIn(form: HTMLFormElement, changed: readonly string[], revision: number): Draft {
  const secret = new Set(
    [...form.elements].filter(isSecret).map((one) => (one as HTMLInputElement).name),
  );
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !secret.has(name) ? [[name, value]] : [],
  );
  const open = changed.filter((name) => !secret.has(name));
  return { at: Date.now(), revision, changed: open, entries };
}

/** Editors reply with a refusal of a command, or with the conflict itself. */
function conflicts(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  if ('code' in reply)
    return reply.code === 'changed' && 'details' in reply && Boolean(reply.details);
  return 'conflict' in reply && Boolean(reply.conflict);
}

/** Whether a post of this screen redirects elsewhere in the area, as one does after a save. */
function useLedAway(): boolean {
  const here = useLocation();
  const { state, formMethod, location: next } = useNavigation();
  if (state !== 'loading' || formMethod !== 'POST') return false;
  const away = next.pathname !== here.pathname || next.search !== here.search;
  return away && next.pathname.startsWith(`${areaPaths.admin}/`);
}

type Given = {
  form: RefObject<HTMLFormElement | null>;
  drafted: Drafted | undefined;
  unsaved: boolean;
  /** Names of the unsaved fields. */
  changed: () => string[];
  reply: unknown;
};

/**
 * Stores unsaved input in this browser, in case the session ends or the tab is lost, and offers it when the
 * editor is opened again. A draft of older data keeps its revision, so that a save reports a conflict with
 * later saves instead of overwriting them.
 */
export function useDraft({ form, drafted, unsaved, changed, reply }: Given) {
  const person = useContext(DraftsOf);
  const name = drafted && person ? draftName(person, drafted.of) : undefined;
  const revision = drafted?.revision ?? 0;
  const [offer, setOffer] = useState<Draft>();
  const [base, setBase] = useState<number>();
  const stands = base ?? revision;

  // Remounted by its own save, it has nothing left to offer.
  const [drawnBy] = useState(reply);
  useEffect(() => {
    if (!name) return;
    if (isSaved(drawnBy)) forgetDraft(name);
    else setOffer(readDraft(name));
  }, [name, drawnBy]);

  const led = useLedAway();
  useEffect(() => {
    if (name && led) forgetDraft(name);
  }, [name, led]);

  useEffect(() => {
    const element = form.current;
    if (!name || !element || !unsaved) return;
    let timer = 0;
    const keep = () => {
      clearTimeout(timer);
      const draft = draftIn(element, changed(), stands);
      if (draft.changed.length > 0) keepDraft(name, draft);
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(keep, QUIET_MS);
    };
    keep();
    element.addEventListener('input', later);
    element.addEventListener('click', later);
    element.addEventListener('submit', keep);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', later);
      element.removeEventListener('click', later);
      element.removeEventListener('submit', keep);
    };
  }, [form, name, unsaved, changed, stands]);

  // Saved, or typed back: nothing is unsaved any more. Not on unmount, which may be a lost session.
  const [waited, setWaited] = useState(false);
  if (unsaved && !waited) setWaited(true);
  useEffect(() => {
    if (!name || unsaved || !waited) return;
    setWaited(false);
    forgetDraft(name);
  }, [name, unsaved, waited]);

  useEffect(() => {
    // From then on the editor holds its own revision.
    if (isSaved(reply) || conflicts(reply)) setBase(undefined);
    if (isSaved(reply)) setOffer(undefined);
  }, [reply]);

  return {
    offer,
    /** The data was saved again after the draft had been typed. */
    older: offer !== undefined && offer.revision !== revision,
    /** To be sent behind the form's own revision. */
    base,
    resume: () => {
      const element = form.current;
      if (!element || !offer) return;
      const held = new FormData();
      for (const [field, value] of offer.entries) held.append(field, value);
      for (const field of offer.changed) {
        putInto(element, field, held.getAll(field).map(String));
      }
      drafted?.restore?.(held, offer.changed);
      if (offer.revision !== revision) setBase(offer.revision);
      setOffer(undefined);
    },
    discard: () => {
      if (name) forgetDraft(name);
      setOffer(undefined);
    },
    /** When unsaved work is left on purpose. */
    forget: () => {
      if (name) forgetDraft(name);
    },
  };
}
