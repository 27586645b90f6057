import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSafeColor } from '#app/features/brand/brand.ts';
import { isSafeValue } from '#app/features/brand/scheme.ts';
import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import type { SchemeReply } from './commands/scheme-actions.server.ts';
import { PLAIN_FIELDS, type StaffScheme, type Typed, typedIn, typedOf } from './staff-scheme.ts';

const isPlain = (name: string) => (PLAIN_FIELDS as readonly string[]).includes(name);

/** The colours that are in the fields; one that is half typed counts as it was before. */
function colorsIn(values: Typed, before: SchemeColors): SchemeColors {
  const color = (name: 'primary' | 'accent') => {
    const value = values[name] ?? '';
    return isSafeColor(value) ? value : before[name];
  };
  const named = Object.entries(values).filter(
    ([name, value]) => !isPlain(name) && isSafeValue(name, value),
  );
  return {
    primary: color('primary'),
    accent: color('accent'),
    named: Object.fromEntries(named),
  };
}

/** The colours of a scheme as they are stored. */
export const savedColors = ({ primary, accent, named }: StaffScheme): SchemeColors => ({
  primary: isSafeColor(primary) ? primary : '#2b2bee',
  accent: isSafeColor(accent) ? accent : '#11d4a4',
  named,
});

/**
 * What is in the editor. News from others does not change it: a save then meets the conflict instead
 * of overwriting what nobody has seen.
 */
export function useSchemeValues(scheme: StaffScheme, reply: SchemeReply | undefined) {
  const filled = reply?.ok && reply.intent === 'preset' ? reply.data.typed : undefined;
  const [values, setValues] = useState<Typed>(
    reply?.ok === false ? typedIn(reply.values) : (filled ?? typedOf(scheme)),
  );
  const [saved] = useState<SchemeColors>(savedColors(scheme));
  useEffect(() => {
    // Any other answer brings back what was sent, which somebody may have written on with since.
    if (filled) setValues(filled);
  }, [filled]);
  const change = useCallback(
    (name: string, value: string) => setValues((current) => ({ ...current, [name]: value })),
    [],
  );
  const colors = useMemo(() => colorsIn(values, saved), [values, saved]);
  return { values, change, colors };
}
