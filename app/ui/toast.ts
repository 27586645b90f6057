/** The content of a toast. `spark` only for “form sent” and “stage reached”. */
export type Toast = {
  title: string;
  text?: string;
  tone?: 'done' | 'bad';
  spark?: boolean;
};

export const TOAST_EVENT = 'toast';

/** Shows a toast in the page's toast region, in place of the one that is there. @public */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
