/* What the browser reports of device and network. A browser that reports nothing counts as able and fast. */

const FEWEST_CORES = 4;
const LEAST_MEMORY_GB = 4;
/** Megabits a second. */
const LEAST_DOWNLINK = 1.5;

type DeviceFacts = Navigator & {
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string; downlink?: number };
};

/** Fewer than four cores or under four gigabytes of memory. */
export function isLowEnd(): boolean {
  const { hardwareConcurrency = FEWEST_CORES, deviceMemory = LEAST_MEMORY_GB } =
    navigator as DeviceFacts;
  return hardwareConcurrency < FEWEST_CORES || deviceMemory < LEAST_MEMORY_GB;
}

/**
 * Save-data or reduced data, 2g or slow-2g: where fonts are not loaded either. The estimated downlink does
 * not count, because its first value on a fast line is often under 1.5. Works in workers too.
 */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as DeviceFacts).connection ?? {};
  return (
    saveData === true ||
    effectiveType.endsWith('2g') ||
    globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  );
}

/** Saves data, or a downlink under 1.5. */
export function isSlowNetwork(): boolean {
  const { downlink = LEAST_DOWNLINK } = (navigator as DeviceFacts).connection ?? {};
  // A browser that is offline, or whose network is emulated, reports none at all.
  return savesData() || (downlink > 0 && downlink < LEAST_DOWNLINK);
}

/** Where nothing is fetched ahead. */
export const isSparing = () => isLowEnd() || isSlowNetwork();
