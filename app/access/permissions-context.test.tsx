import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Permission, RESOURCES, type Role } from './permissions.ts';
import { type Permissions, PermissionsProvider, usePermissions } from './permissions-context.tsx';

function Listener({ onValue }: { onValue: (values: Permissions) => void }) {
  onValue(usePermissions());
  return null;
}

/** The permissions that a component gets inside the provider. */
function reported(role: Role | null, granted: readonly Permission[]): Permissions {
  const values: Permissions[] = [];
  renderToString(
    <PermissionsProvider role={role} granted={granted}>
      <Listener onValue={(one) => values.push(one)} />
    </PermissionsProvider>,
  );
  return values[0] as Permissions;
}

describe('permissions of a screen', () => {
  it('are those granted, and no others', () => {
    const granted: Permission[] = ['crm:read', 'projects:approve'];
    const { may } = reported('manager', granted);
    const open = RESOURCES.flatMap((resource) =>
      ACTIONS.filter((action) => may(resource, action)).map((action) => `${resource}:${action}`),
    );
    expect(open).toEqual(granted);
  });

  it.each([
    ['superadmin', ['users:manage', 'financial:approve'], [true, true, true]],
    ['admin', ['users:manage'], [true, false, true]],
    ['manager', ['financial:approve'], [false, true, false]],
    ['viewer', ['users:read'], [false, false, false]],
    [null, [], [false, false, false]],
  ] as const)('have the shortcuts of %s', (role, granted, expected) => {
    const { canManageUsers, canApproveFinancial, isAdmin } = reported(role, granted);
    expect([canManageUsers, canApproveFinancial, isAdmin]).toEqual(expected);
  });

  it('throw outside their provider, in the words of the specification', () => {
    expect(() => renderToString(<Listener onValue={() => undefined} />)).toThrow(
      /^usePermissionsContext must be used within a PermissionsProvider$/,
    );
  });
});
