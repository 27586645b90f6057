import { requireSession } from '#app/access/guard.server.ts';

export const middleware = [requireSession];

export const loader = () => ({ head: { title: 'Portal', description: '', noindex: true } });

/** Ground of the client portal: its pages are hung into this route. */
export default function Portal() {
  return <main id="conteudo" data-area="portal" />;
}
