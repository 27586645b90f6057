/** The key of a button, to be seen in it: its name is what it is called by. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
