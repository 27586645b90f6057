export const loader = () => ({ head: { title: 'Pieces', description: '', noindex: true } });

export default function PiecesPage() {
  return <h1>Pieces</h1>;
}
