import { useEffect, useState } from 'react';

/**
 * The revision that what is in a form was read at. News from others does not change it: a save then
 * meets the conflict instead of overwriting what nobody has seen.
 */
export function useReadRevision(read: number, reply: { revision?: number } | undefined): number {
  const [revision, setRevision] = useState(reply?.revision ?? read);
  useEffect(() => {
    if (reply?.revision !== undefined) setRevision(reply.revision);
  }, [reply]);
  return revision;
}
