/** The contact of the address. */
export type AddressOwner = { kind: 'lead' | 'contact' | 'deal' | 'ticket'; id: string };

/** An address that has given a mail of ours back. */
export type BouncedAddress = {
  email: string;
  /** Permanent: no mail is sent there. */
  closed: boolean;
  /** How many did not arrive, but might have at another time. */
  failures: number;
  /** The reply of the recipient's server. */
  reason: string;
  failedAt: string;
  /** A member of staff has let mails go there again. */
  trusted: { at: string; by: string | null } | null;
};
