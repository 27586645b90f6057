let ready = false;

/** Told once the database is migrated and follow-ups run. */
export function markReady(): void {
  ready = true;
}

export const isReady = () => ready;
