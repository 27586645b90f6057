import type { ReactNode } from 'react';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import type { Action, Resource } from '../permissions.ts';
import { usePermissions } from '../permissions-context.tsx';
import { useMissing } from './use-missing.ts';

type Props = {
  resource: Resource;
  action: Action;
  /** The label of the disabled button. */
  label: string;
  item?: string | undefined;
  /** The control for users with the permission. */
  children: ReactNode;
};

/** A control that needs a permission; without it a disabled button that names the permission. */
export function Needs({ resource, action, label, item, children }: Props) {
  const { may } = usePermissions();
  const missing = useMissing();
  if (may(resource, action)) return children;
  return <LockedButton label={label} item={item} why={missing(resource, action)} />;
}
