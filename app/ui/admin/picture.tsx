import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react';

type Props = Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> & {
  src: string;
  alt: string;
  /** What stands in the place of a picture that is not there. */
  missing: ReactNode;
};

/** A picture that may be gone: then its place says so. */
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
