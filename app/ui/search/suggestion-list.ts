import type { Suggestions } from './suggestions.ts';

/** An element with attributes and children; texts become text, never markup. */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The popup of one combobox: a listbox of links, grouped, and a line for screen readers. */
export class SuggestionList {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status = make('p', { role: 'status', class: 'unseen' });
  #options: HTMLAnchorElement[] = [];
  #active = -1;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    const label = input.labels?.[0]?.textContent ?? '';
    this.#list = make('div', { role: 'listbox', id: `${input.id}-s`, 'aria-label': label });
    this.#list.className = 'suggestions';
    this.#list.hidden = true;
    // The field keeps the focus: the options are marked, not focused.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    input.after(this.#list, this.#status);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': this.#list.id,
    })) {
      input.setAttribute(name, value);
    }
  }

  get isOpen(): boolean {
    return !this.#list.hidden;
  }

  /** The option that the arrows have reached, if any. */
  get active(): HTMLAnchorElement | undefined {
    return this.#options[this.#active];
  }

  get last(): number {
    return this.#options.length - 1;
  }

  #open(open: boolean): void {
    this.#list.hidden = !open;
    this.#input.setAttribute('aria-expanded', String(open));
    this.point(-1);
  }

  /** Shows the results; no result closes the popup, and is announced. */
  show({ status, groups }: Suggestions): void {
    const { id } = this.#list;
    let count = 0;
    this.#list.replaceChildren(
      ...groups.map(({ label, options }, index) =>
        make(
          'div',
          { role: 'group', 'aria-labelledby': `${id}-g${index}` },
          make('p', { role: 'presentation', class: 'note', id: `${id}-g${index}` }, label),
          ...options.map(({ href, title }) => {
            const words = title.map(({ text, hit }) => (hit ? make('mark', {}, text) : text));
            const place = { role: 'option', id: `${id}-${count}`, href, tabindex: '-1' };
            count += 1;
            return make('a', { ...place, 'aria-selected': 'false' }, ...words);
          }),
        ),
      ),
    );
    this.#options = [...this.#list.querySelectorAll('a')];
    this.#open(count > 0);
    this.#status.textContent = status;
  }

  close(): void {
    this.#open(false);
    this.#status.textContent = '';
  }

  /** Marks an option, wrapping at both ends; -1 marks none. */
  point(index: number): void {
    this.active?.setAttribute('aria-selected', 'false');
    const { length } = this.#options;
    this.#active = index === -1 || length === 0 ? -1 : (index + length) % length;
    const { active } = this;
    if (!active) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    active.setAttribute('aria-selected', 'true');
    active.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', active.id);
  }

  /** One down or up from where the arrows are; up from the field is the last. */
  step(by: 1 | -1): void {
    if (by === -1 && this.#active <= 0) this.point(this.#options.length - 1);
    else this.point(this.#active + by);
  }
}
