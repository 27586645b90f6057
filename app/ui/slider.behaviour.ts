/** Keeps the figure beside a slider's label in step with its thumb. */
export function start(root: Document): void {
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    const output = root.querySelector(`[data-slider-value="${CSS.escape(target.id)}"]`);
    if (output) output.textContent = target.value;
  });
}
