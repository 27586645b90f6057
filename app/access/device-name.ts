/** Browsers by what they call themselves; the first that fits, because most also name others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bWindows NT\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system of a user agent, each as a person would name it, where they are known. */
export const deviceParts = (agent: string) => ({
  browser: nameIn(BROWSERS, agent),
  system: nameIn(SYSTEMS, agent),
});

/**
 * A browser as a person would name it, "Chrome, Windows", from its user agent; empty when neither
 * is known. Versions are left out: they change under the same person every month. It is what the
 * browser claims, so nothing but wording may depend on it.
 */
export function deviceOf(agent: string): string {
  const { browser, system } = deviceParts(agent);
  return [browser, system].filter(Boolean).join(', ');
}
