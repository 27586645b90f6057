import { useRouteError } from 'react-router';
import { AdminShell } from './admin-shell.tsx';
import { documentOf } from './refusal.ts';
import { ScreenError } from './screen-error.tsx';

/**
 * An error outside the screens of the frame. A refusal comes before any loader has run; it carries the data
 * of the frame, so that the menu stays. Users who are no staff get no menu.
 */
export function AdminError() {
  const frame = documentOf(useRouteError())?.frame;
  if (!frame) {
    return (
      <main id="conteudo">
        <ScreenError />
      </main>
    );
  }
  return (
    <AdminShell {...frame}>
      <ScreenError />
    </AdminShell>
  );
}
