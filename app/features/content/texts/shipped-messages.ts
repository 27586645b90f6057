import type { Locale } from '#app/i18n/locale.ts';

/** A catalogue, or a group of messages within one. */
export type Messages = { readonly [key: string]: string | Messages };

/** All catalogues of this release by namespace, their counts not filled in. */
export type ShippedMessages = Readonly<Record<Locale, Readonly<Record<string, object>>>>;

let shipped: ShippedMessages | undefined;

/** The server registers them once; a browser never has all of them. */
export function registerShippedMessages(messages: ShippedMessages): void {
  shipped = messages;
}

export const shippedMessages = (): ShippedMessages | undefined => shipped;
