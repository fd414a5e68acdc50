import { getKeyAction } from './number-keys.ts';

/** Returns what a key does when it is pressed in an element with this HTML. */
function pressed(key: string, html: string, init: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  let action: ReturnType<typeof getKeyAction>;
  const listener = (event: KeyboardEvent) => {
    action = getKeyAction(event, 5);
  };
  document.addEventListener('keydown', listener);
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', listener);
  return action;
}

test.each([
  ['a number on the page', '3', '<h1 data-target>A question</h1>', { choose: 2 }],
  ['a number on an option', '1', '<input type="radio" data-target>', { choose: 0 }],
  ['0 on the page', '0', '<h1 data-target>A question</h1>', 'same'],
  ['0 that is typed', '0', '<input type="text" data-target>', undefined],
  ['a number without an option', '6', '<h1 data-target>A question</h1>', undefined],
  ['a number that is typed', '3', '<input type="text" data-target>', undefined],
  ['a number in a dialog', '3', '<div role="dialog"><button data-target></button></div>', undefined],
  ['Enter on the page', 'Enter', '<h1 data-target>A question</h1>', 'next'],
  ['Enter on a button', 'Enter', '<button data-target></button>', undefined],
  [
    'Enter on an option, which submits the form itself',
    'Enter',
    '<input type="radio" data-target>',
    undefined,
  ],
  ['a letter', 'a', '<h1 data-target>A question</h1>', undefined],
])('%s', (_case, key, html, expected) => {
  expect(pressed(key, html)).toEqual(expected);
});

test('a digit of another script answers by the place of its key', () => {
  const title = '<h1 data-target>A question</h1>';
  expect(pressed('٣', title, { code: 'Digit3' })).toEqual({ choose: 2 });
});

test('a shortcut of the browser is left alone', () => {
  expect(pressed('1', '<h1 data-target></h1>', { ctrlKey: true })).toBeUndefined();
  expect(pressed('1', '<h1 data-target></h1>', { altKey: true })).toBeUndefined();
});
