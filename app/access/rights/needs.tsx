import type { ReactNode } from 'react';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import type { Action, Resource } from '../permissions.ts';
import { usePermissions } from '../permissions-context.tsx';
import { useMissing } from './use-missing.ts';

type Props = {
  resource: Resource;
  action: Action;
  /** What the button says that cannot be pressed. */
  label: string;
  item?: string | undefined;
  /** What somebody finds who may. */
  children: ReactNode;
};

/** What a permission is needed for; without it a button that says which one is missing. */
export function Needs({ resource, action, label, item, children }: Props) {
  const { may } = usePermissions();
  const missing = useMissing();
  if (may(resource, action)) return children;
  return <LockedButton label={label} item={item} why={missing(resource, action)} />;
}
