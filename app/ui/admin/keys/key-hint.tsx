/** The key of a button, visible in it: not part of its accessible name. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
