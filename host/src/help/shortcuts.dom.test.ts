import {
  areSingleKeysOn,
  ariaKeysOf,
  canRunShortcut,
  findShortcut,
  formatKeyName,
  setSingleKeys,
} from './shortcuts.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  findShortcut({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  })?.name;

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('finds the shortcut of a key press', () => {
  expect(press('k', { ctrlKey: true })).toBe('finder');
  expect(press('K', { metaKey: true })).toBe('finder');
  expect(press('?', { shiftKey: true })).toBe('shortcuts');
  expect(press('p')).toBe('privacy');
});

test.each([
  ['finder', 'л', { code: 'KeyK', ctrlKey: true }],
  ['finder', 'ن', { code: 'KeyK', metaKey: true }],
  ['privacy', 'з', { code: 'KeyP' }],
  ['shortcuts', '؟', { code: 'Slash', shiftKey: true }],
  // on a Dvorak keyboard the key of K types t, and that of V types k
  [undefined, 't', { code: 'KeyK', ctrlKey: true }],
  ['finder', 'k', { code: 'KeyV', ctrlKey: true }],
])('the shortcut of %s is where the keyboard has its letter, or by place: %s', (name, key, more) => {
  expect(press(key, more)).toBe(name);
});

test.each([
  ['k', {}],
  ['p', { ctrlKey: true }],
  ['K', { ctrlKey: true, shiftKey: true }],
  ['p', { altKey: true }],
  ['?', { metaKey: true }],
  ['x', {}],
])('ignores %s with %p', (key, more) => {
  expect(press(key, more)).toBeUndefined();
});

describe('the target of a key press', () => {
  const canRunAt = (html: string, key: string, ctrlKey = false) => {
    document.body.innerHTML = html;
    const shortcut = findShortcut({
      key,
      code: '',
      ctrlKey,
      metaKey: false,
      altKey: false,
      shiftKey: false,
    });
    return shortcut && canRunShortcut(shortcut, document.querySelector('#here'));
  };

  test('a single key is input where letters are typed', () => {
    for (const html of [
      '<input id="here">',
      '<textarea id="here"></textarea>',
      '<div role="menu"><div id="here"></div></div>',
      '<div role="listbox"><span id="here"></span></div>',
    ]) {
      expect(canRunAt(html, 'p')).toBe(false);
      expect(canRunAt(html, 'k', true)).toBe(true);
    }
    expect(canRunAt('<button id="here"></button>', 'p')).toBe(true);
  });

  test('no shortcut runs while an alert dialog is open', () => {
    expect(canRunAt('<div role="alertdialog"><button id="here"></button></div>', 'k', true)).toBe(false);
    expect(canRunAt('<div role="dialog"><button id="here"></button></div>', 'k', true)).toBe(true);
  });
});

test('single keys can be switched off', () => {
  expect(areSingleKeysOn()).toBe(true);
  setSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  setSingleKeys(true);
  expect(areSingleKeysOn()).toBe(true);
});

test('formats key names for the computer', () => {
  expect([
    formatKeyName('Mod', 'Linux x86_64'),
    formatKeyName('Mod', 'MacIntel'),
    formatKeyName('K', 'MacIntel'),
  ]).toEqual(['Ctrl', '⌘', 'K']);
});

test('names shortcuts for assistive technology', () => {
  expect((['finder', 'privacy', 'shortcuts'] as const).map(ariaKeysOf)).toEqual([
    'Control+K Meta+K',
    'P',
    '?',
  ]);
});
