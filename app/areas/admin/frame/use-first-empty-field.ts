import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Screens whose only purpose is the form that makes one thing. */
const MAKES = /\/(?:new|invite)$/;

const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isEmpty = (field: Control) =>
  field.value === '' && !field.disabled && field.checkVisibility?.() !== false;

/** Whether a focused field moves nothing: neither the page nor, on a phone, its keyboard over the form. */
const moves = (field: Control) =>
  matchMedia('(pointer: coarse)').matches ||
  field.getBoundingClientRect().bottom > document.documentElement.clientHeight;

/** Focuses the first empty field of a form on arrival, unless the user is already somewhere. */
export function useFirstEmptyField(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!MAKES.test(pathname) || hash !== '') return;
    const { activeElement } = document;
    if (activeElement?.matches(FIELDS) || activeElement?.closest('dialog')) return;
    const fields = document.querySelectorAll<Control>(`#conteudo form :is(${FIELDS})`);
    const first = [...fields].find(isEmpty);
    if (first && !moves(first)) first.focus({ preventScroll: true });
  }, [pathname, hash]);
}
