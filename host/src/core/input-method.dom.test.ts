import { stopComposingKeys } from './input-method.ts';

const keys = ['Enter', 'Escape', 'ArrowDown', '1', 'k', 'p', '?', 'Tab'];

/** Presses a key in a field; returns the handlers that it has reached. */
function press(init: KeyboardEventInit): readonly string[] {
  const reached: string[] = [];
  document.body.innerHTML = '<div><input></div>';
  const field = document.querySelector('input');
  const targets: readonly (readonly [string, EventTarget | null])[] = [
    ['field', field],
    ['parent', document.querySelector('div')],
    ['document', document],
    ['window', window],
  ];
  const end = new AbortController();
  for (const [name, target] of targets)
    for (const capture of [true, false])
      target?.addEventListener('keydown', () => reached.push(name), { capture, signal: end.signal });
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  end.abort();
  return reached;
}

beforeAll(() => stopComposingKeys());

test.each(keys)('%s reaches no handler while an input method composes', (key) => {
  expect(press({ key, isComposing: true })).toEqual([]);
  // Safari: the key that ends the composition
  expect(press({ key, keyCode: 229 })).toEqual([]);
});

test.each(keys)('%s reaches every handler otherwise', (key) => {
  expect(press({ key, keyCode: 13 })).toHaveLength(8);
});
