import { rememberFirstTouch } from './first-touch.ts';

export function start(root: Document): void {
  rememberFirstTouch(root.location.search);
}
