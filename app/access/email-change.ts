/** Which of the two links of a change of address a token comes from; null for any other token. */
export function changeStepOf(token: string | null): 'old' | 'new' | null {
  const [, step] = /^(old|new)-/.exec(token ?? '') ?? [];
  return step === 'old' || step === 'new' ? step : null;
}
