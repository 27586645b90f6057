/** The hour of a moment on this device, and the day before it where that is another: `09h12`, `22 de nov., 09h12`; 09:12 in English. */
export function timeHere(at: number, lang: string): string {
  // As everywhere: English is British.
  const tag = lang === 'en' ? 'en-GB' : lang;
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(at);
  const time = lang === 'en' ? clock : clock.replace(':', 'h');
  if (isToday(at)) return time;
  return `${new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }).format(at)}, ${time}`;
}

export const isToday = (at: number): boolean =>
  new Date(at).toDateString() === new Date().toDateString();
