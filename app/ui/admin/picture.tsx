import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react';

type Props = Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> & {
  src: string;
  alt: string;
  /** The replacement for a missing picture. */
  missing: ReactNode;
};

/** A picture that may be missing: then a text replaces it. */
export function Picture({ src, alt, missing, ...rest }: Props) {
  const [failed, setFailed] = useState<string>();
  // It may have failed before this ran.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  if (failed === src) return missing;
  return <img {...rest} ref={look} src={src} alt={alt} onError={() => setFailed(src)} />;
}
