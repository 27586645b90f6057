import type { RouterContextProvider } from 'react-router';
import { session } from '#app/access/session.server.ts';
import { previewedRole } from '#app/features/people/preview.server.ts';

/** What the frame of the area says and offers: of whom, in which role, until when. */
export function frameData(context: Readonly<RouterContextProvider>) {
  const current = context.get(session);
  return {
    id: current?.userId ?? '',
    name: current?.name ?? '',
    email: current?.email ?? '',
    role: current?.role ?? null,
    granted: [...(current?.permissions ?? [])],
    preview: context.get(previewedRole),
    expiresAt: current?.expiresAt.getTime() ?? 0,
  };
}
export type FrameData = ReturnType<typeof frameData>;
