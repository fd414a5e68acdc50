/**
 * Clicks a button of `element` when it is released, if the element moved while it was pressed: browsers then send no click.
 * `interrupt` says that the element moves now.
 */
export function repeatLostClicks(element: HTMLElement): { interrupt(): void; end(): void } {
  let pressed: HTMLElement | null = null;
  let lost: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const release = ({ type }: Event) => {
    if (type === 'pointerup') lost?.click();
    pressed = lost = null;
  };
  const releases = ['pointerup', 'pointercancel'];
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
