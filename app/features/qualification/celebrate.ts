import confetti from 'canvas-confetti';

/** Bursts, in milliseconds after the form was accepted. */
const BURSTS = [200, 400];

/** Draws sparks in the two brand colours; none with reduced motion, nor on a weak device. Returns a function
 * that cancels it. */
export function celebrate(): () => void {
  const { lowEnd } = document.documentElement.dataset;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || lowEnd !== undefined;
  if (still) return () => {};
  const style = getComputedStyle(document.documentElement);
  const colors = ['--brand-primary', '--brand-accent'].map((name) =>
    hex(style.getPropertyValue(name)),
  );
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  // Inside the open dialog, because it covers everything outside.
  (document.querySelector('dialog[open]') ?? document.body).append(canvas);
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const timers = BURSTS.map((delay, i) =>
    setTimeout(() => {
      canvas.dataset['bursts'] = String(i + 1);
      void fire({
        particleCount: 40,
        spread: 70,
        startVelocity: 34,
        ticks: 90,
        origin: { x: i ? 0.65 : 0.35, y: 0.5 },
        colors,
      });
    }, delay),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
    fire.reset();
    canvas.remove();
  };
}

/** The library reads hex only; a canvas context turns any CSS colour into it. */
function hex(color: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = color.trim();
  return context.fillStyle;
}
