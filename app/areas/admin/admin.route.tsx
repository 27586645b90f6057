import { requireSession } from '#app/access/guard.server.ts';

export const middleware = [requireSession];

/** A loader, so that the guard runs on client navigations too. */
export const loader = () => ({ head: { title: 'Admin', description: '', noindex: true } });

/** Ground of the admin area: its frame and screens are hung into this route. */
export default function Admin() {
  return <main id="conteudo" data-area="admin" />;
}
