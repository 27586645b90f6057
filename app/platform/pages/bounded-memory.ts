/** A cache by name up to a number of bytes in all; the least recently used are dropped first. */
export function boundedMemory<T>(capacityBytes: number, bytesOf: (thing: T) => number) {
  const things = new Map<string, T>();
  let held = 0;
  const drop = (name: string, thing: T) => {
    things.delete(name);
    held -= bytesOf(thing);
  };
  return {
    get(name: string): T | undefined {
      const thing = things.get(name);
      if (thing === undefined) return undefined;
      things.delete(name);
      things.set(name, thing);
      return thing;
    },
    keep(name: string, thing: T): void {
      const before = things.get(name);
      if (before !== undefined) drop(name, before);
      things.set(name, thing);
      held += bytesOf(thing);
      for (const [oldest, old] of things) {
        if (held <= capacityBytes) break;
        drop(oldest, old);
      }
    },
  };
}
