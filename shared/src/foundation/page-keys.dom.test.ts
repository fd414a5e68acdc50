import { guardKeys } from './page-keys.ts';

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

beforeAll(() => guardKeys());

test.each(keys)('%s reaches no handler while an input method composes', (key) => {
  expect(press({ key, isComposing: true })).toEqual([]);
  // Safari: the key that ends the composition
  expect(press({ key, keyCode: 229 })).toEqual([]);
});

test.each(keys)('%s reaches every handler otherwise', (key) => {
  expect(press({ key, keyCode: 13 })).toHaveLength(8);
});

describe('a key that is held down', () => {
  /** Presses a key in an element, and holds it down there or in another one. Returns what each repeat reached. */
  function hold(html: string, init: KeyboardEventInit, options: { readonly isPrevented?: boolean } = {}) {
    document.body.innerHTML = `<form>${html}</form>`;
    const from = document.querySelector('#from');
    const to = document.querySelector('#to') ?? from;
    const received: boolean[] = [];
    const listener = (event: Event) => {
      received.push(event instanceof KeyboardEvent && event.repeat);
      if (options.isPrevented) event.preventDefault();
    };
    document.body.addEventListener('keydown', listener);
    const press = (element: Element | null, repeat: boolean) =>
      element?.dispatchEvent(
        new KeyboardEvent('keydown', {
          bubbles: true,
          cancelable: true,
          code: init.key ?? '',
          ...init,
          repeat,
        }),
      );
    press(from, false);
    const isLeftToBrowser = press(to, true);
    document.body.removeEventListener('keydown', listener);
    expect(received[0]).toBe(false);
    return { reaches: received.length === 2, isLeftToBrowser };
  }
  const dropped = { reaches: false, isLeftToBrowser: false };
  const passed = { reaches: true, isLeftToBrowser: true };
  const onlyBrowser = { reaches: false, isLeftToBrowser: true };

  test.each([
    ['Enter on a button', '<button id="from"></button>', { key: 'Enter' }],
    ['Enter on a link', '<a id="from" href="/x"></a>', { key: 'Enter' }],
    ['Enter in a field, which sends its form', '<input id="from">', { key: 'Enter' }],
    ['Enter on a radio button', '<input type="radio" id="from">', { key: 'Enter' }],
    ['Enter on the title of a question', '<h1 id="from"></h1>', { key: 'Enter' }],
    [
      'Enter that a button has moved to the next field',
      '<button id="from"></button><textarea id="to"></textarea>',
      { key: 'Enter' },
    ],
    [
      'a digit that has answered, in the next question’s field',
      '<h1 id="from"></h1><input id="to">',
      { key: '3' },
    ],
    [
      'a letter that has moved to another field',
      '<input id="from"><input id="to" type="search">',
      { key: 'a' },
    ],
  ])('counts once: %s', (_, html, init) => {
    expect(hold(html, init)).toEqual(dropped);
  });

  test.each([
    ['a letter in a field', '<input id="from">', { key: 'a' }],
    ['a space in a text', '<textarea id="from"></textarea>', { key: ' ' }],
    ['a line in a text', '<textarea id="from"></textarea>', { key: 'Enter' }],
    ['Backspace in a field', '<input id="from">', { key: 'Backspace' }],
    ['a letter typed with AltGr', '<input id="from">', { key: '€', ctrlKey: true, altKey: true }],
    ['an arrow in a list', '<button id="from"></button><button id="to"></button>', { key: 'ArrowDown' }],
    ['an arrow in a field with a number', '<input type="number" id="from">', { key: 'ArrowUp' }],
    ['Page Down on the page', '<h1 id="from"></h1>', { key: 'PageDown' }],
    ['Tab', '<input id="from"><button id="to"></button>', { key: 'Tab' }],
  ])('goes on: %s', (_, html, init) => {
    expect(hold(html, init)).toEqual(passed);
  });

  test.each([
    ['Space on the page scrolls', '<h1 id="from"></h1>', { key: ' ' }],
    ['Space on a button presses when it is let go', '<button id="from"></button>', { key: ' ' }],
    ['Ctrl Z in a field', '<input id="from">', { key: 'z', ctrlKey: true }],
    ['a digit on the page', '<h1 id="from"></h1>', { key: '3' }],
    ['Escape in a field', '<input id="from">', { key: 'Escape' }],
  ])('reaches the browser alone: %s', (_, html, init) => {
    expect(hold(html, init)).toEqual(onlyBrowser);
    // what the page has taken at first, the browser does not get later
    expect(hold(html, init, { isPrevented: true })).toEqual(dropped);
  });
});
