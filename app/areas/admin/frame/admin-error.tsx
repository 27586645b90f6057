import { useRouteError } from 'react-router';
import { AdminShell } from './admin-shell.tsx';
import { documentOf } from './refusal.ts';
import { ScreenError } from './screen-error.tsx';

/**
 * An error that no screen of the frame could meet. A refusal comes before any loader has run; it brings
 * along what the frame needs, so that the menu stays. Who is no staff gets none.
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
