type Request = { headers: Headers };

/** One cookie of a request as it was sent, or undefined. */
export function rawCookie({ headers }: Request, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** One cookie of a request, decoded; undefined also where it cannot be decoded. */
export function readCookie(request: Request, name: string): string | undefined {
  try {
    const value = rawCookie(request, name);
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
