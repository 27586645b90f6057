/** The kind of a change-of-address link, by its token; null for any other token. */
export function changeStepOf(token: string | null): 'old' | 'new' | null {
  const [, step] = /^(old|new)-/.exec(token ?? '') ?? [];
  return step === 'old' || step === 'new' ? step : null;
}
