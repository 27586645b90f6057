import { pressUndo } from '../show-notice.ts';
import { useKeys } from './keys.tsx';

/** Z presses the button of the newest toast, where that has one. */
export function useUndoKey(label: string): void {
  useKeys([{ keys: 'z', label, group: 'list', run: pressUndo }]);
}
