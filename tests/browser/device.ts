/** What a page sees of its device and network. */
export type Device = {
  hardwareConcurrency: number;
  /** Gigabytes. */
  deviceMemory: number;
  connection: { saveData: boolean; effectiveType: string; downlink: number };
};

/** A device and a network that need not be spared. */
export const ABLE: Device = {
  hardwareConcurrency: 8,
  deviceMemory: 8,
  connection: { saveData: false, effectiveType: '4g', downlink: 10 },
};

/** Runs in the page ahead of its scripts: it then sees this device, on every machine. */
export function pretendDevice(device: Device): void {
  for (const [name, value] of Object.entries(device)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}
