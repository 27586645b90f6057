import type { ReactNode } from 'react';
import { MultiProductProvider } from '#app/access/multi-product.tsx';
import { OwnRoles } from '#app/access/own-roles.tsx';
import { PermissionsProvider } from '#app/access/permissions-context.tsx';
import { ColumnsOf } from '#app/ui/admin/data-table/hidden-columns.ts';
import { DraftsOf } from '#app/ui/admin/editor/kept-drafts.ts';
import { Keys } from '#app/ui/admin/keys/keys.tsx';
import { LiveArea } from '../live/live-area.tsx';
import { AdminFrame } from './admin-frame.tsx';
import type { FrameData } from './frame-data.server.ts';
import { LiveNotices } from './live-notices.tsx';

/** The frame of the area with the providers that every screen needs. */
export function AdminShell({ children, ...data }: FrameData & { children: ReactNode }) {
  const {
    role,
    granted,
    expiresAt,
    waiting,
    company,
    mark,
    mailStays,
    products,
    notices,
    ownRoles,
    ...person
  } = data;
  return (
    <PermissionsProvider role={role} granted={granted}>
      <OwnRoles value={ownRoles}>
        <MultiProductProvider {...products}>
          <LiveArea expiresAt={expiresAt}>
            <ColumnsOf value={person.id}>
              <DraftsOf value={person.id}>
                <Keys>
                  <AdminFrame
                    person={person}
                    branding={{ company, mark }}
                    role={role}
                    waiting={waiting}
                    mailStays={mailStays}
                  >
                    {children}
                  </AdminFrame>
                  <LiveNotices person={person.id} notices={notices} />
                </Keys>
              </DraftsOf>
            </ColumnsOf>
          </LiveArea>
        </MultiProductProvider>
      </OwnRoles>
    </PermissionsProvider>
  );
}
