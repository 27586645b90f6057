import { usePermissions } from '#app/access/permissions-context.tsx';
import { BY_HAND, type ByHand } from '../typed-line.ts';

/** What the person may begin by hand. */
export function useKinds(): readonly ByHand[] {
  const { may } = usePermissions();
  return BY_HAND.filter((what) => may(what === 'ticket' ? 'feedback' : 'crm', 'create'));
}
