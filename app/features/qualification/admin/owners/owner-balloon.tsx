import { Plus } from 'lucide-react';
import { Round } from '#app/ui/admin/initials.tsx';

/** The member of staff who answers for it: a round balloon, dashed while nobody does. */
export function OwnerBalloon({ name }: { name: string | null }) {
  if (name !== null) return <Round name={name} />;
  return (
    <span className="initials round" data-nobody aria-hidden="true">
      <Plus aria-hidden="true" />
    </span>
  );
}
