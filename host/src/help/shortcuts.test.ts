import { isMeant, keyName, setSingleKeys, shortcutOf, singleKeysOn } from './shortcuts.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more,
  })?.name;

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('knows its presses', () => {
  expect(pressed('k', { ctrlKey: true })).toBe('finder');
  expect(pressed('K', { metaKey: true })).toBe('finder');
  expect(pressed('?', { shiftKey: true })).toBe('shortcuts');
  expect(pressed('p')).toBe('privacy');
});

test.each([
  ['k', {}],
  ['p', { ctrlKey: true }],
  ['K', { ctrlKey: true, shiftKey: true }],
  ['p', { altKey: true }],
  ['?', { metaKey: true }],
  ['p', { repeat: true }],
  ['x', {}],
])('leaves %s with %p to the browser', (key, more) => {
  expect(pressed(key, more)).toBeUndefined();
});

describe('where it is pressed', () => {
  const at = (html: string, key: string, ctrlKey = false) => {
    document.body.innerHTML = html;
    const shortcut = shortcutOf({
      key,
      ctrlKey,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
    });
    return shortcut && isMeant(shortcut, document.querySelector('#here'));
  };

  test('a single character is a letter where letters are typed', () => {
    for (const html of [
      '<input id="here">',
      '<textarea id="here"></textarea>',
      '<div role="menu"><div id="here"></div></div>',
      '<div role="listbox"><span id="here"></span></div>',
    ]) {
      expect(at(html, 'p')).toBe(false);
      expect(at(html, 'k', true)).toBe(true);
    }
    expect(at('<button id="here"></button>', 'p')).toBe(true);
  });

  test('nothing goes past a question that must be answered', () => {
    expect(at('<div role="alertdialog"><button id="here"></button></div>', 'k', true)).toBe(false);
    expect(at('<div role="dialog"><button id="here"></button></div>', 'k', true)).toBe(true);
  });
});

test('single characters can be switched off', () => {
  expect(singleKeysOn()).toBe(true);
  setSingleKeys(false);
  expect(singleKeysOn()).toBe(false);
  setSingleKeys(true);
  expect(singleKeysOn()).toBe(true);
});

test('keys are called as they are on the computer', () => {
  expect([keyName('Mod', 'Linux x86_64'), keyName('Mod', 'MacIntel'), keyName('K', 'MacIntel')]).toEqual([
    'Ctrl',
    '⌘',
    'K',
  ]);
});
