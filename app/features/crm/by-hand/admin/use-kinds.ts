import { usePermissions } from '#app/access/permissions-context.tsx';
import { BY_HAND, type ByHand } from '../typed-line.ts';

/** The kinds that the user may create by hand. */
export function useKinds(): readonly ByHand[] {
  const { may } = usePermissions();
  return BY_HAND.filter((what) => may(what === 'ticket' ? 'feedback' : 'crm', 'create'));
}
