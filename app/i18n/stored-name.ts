/**
 * The name of something in a row: an event, a column, a kind of job. Rows outlive releases, so a name
 * without words in this one is shown as it is. Dots lead through groups. `words` is a group of messages,
 * `t('events', { returnObjects: true })`: a key put together could not be typed.
 */
export function storedName(words: object, name: string): string {
  let found: unknown = words;
  for (const part of name.split('.')) {
    const group: object = typeof found === 'object' && found !== null ? found : {};
    found = Object.hasOwn(group, part) ? Reflect.get(group, part) : undefined;
  }
  return typeof found === 'string' ? found : name;
}
