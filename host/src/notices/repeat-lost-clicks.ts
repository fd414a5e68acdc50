interface Press {
  readonly button: HTMLElement;
  readonly rect: DOMRect;
}

/**
 * Clicks a button of `element` when it is released, if the element moved while it was pressed: browsers then send no
 * click. As with every button, a release elsewhere does nothing. Call `interrupt` when the element moves, and `end` to
 * stop.
 */
export function repeatLostClicks(element: HTMLElement): { interrupt(): void; end(): void } {
  let pressed: Press | undefined;
  let lost: Press | undefined;
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button ? { button, rect: button.getBoundingClientRect() } : undefined;
  };
  const release = (event: PointerEvent) => {
    if (event.type === 'pointerup' && lost && isOver(lost, event)) lost.button.click();
    pressed = lost = undefined;
  };
  const releases = ['pointerup', 'pointercancel'] as const;
  element.addEventListener('pointerdown', press);
  for (const type of releases) addEventListener(type, release);
  return {
    interrupt() {
      lost = pressed;
    },
    end() {
      for (const type of releases) removeEventListener(type, release);
    },
  };
}

/** Whether a release is where the button is, or where it was pressed: a pointer that rests does not follow the button. */
const isOver = ({ button, rect }: Press, { clientX, clientY }: PointerEvent): boolean =>
  [rect, button.getBoundingClientRect()].some(
    ({ left, right, top, bottom }) =>
      left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
  );
