import { ContactButton } from './contact-button.tsx';

/**
 * What floats over the page, at its lower right corner, one above the other. On a phone it stands
 * above the bottom bar, and above the cookie banner while that is there.
 */
export function FloatingActions() {
  return (
    <div className="floating">
      <ContactButton />
    </div>
  );
}
