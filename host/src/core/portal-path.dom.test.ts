import { readPortalPath } from '@portal/shared/portal-path';
import { correctAddress } from './portal-path.ts';

test.each([
  ['/client', '/client'],
  ['/client?keyword=tan&page=2#list', '/client?keyword=tan&page=2#list'],
  ['/application/detail/A%2F1?formNo=DT-1', '/application/detail/A%2F1?formNo=DT-1'],
  ['/redirect?to=https://evil.example//x', '/redirect?to=https://evil.example//x'],
  ['/client/../cart', '/cart'],
  ['/client/%2e%2e/cart', '/cart'],
  ['/client//x', '/client//x'],
])('reads %s', (text, path) => expect(readPortalPath(text)).toBe(path));

/** Starts of addresses that a browser may read as another site. */
const starts = [
  ...['//', '///', '////', '/\\', '/\\\\', '\\\\', '\\/', '/\\/', '//\\', '/./\\'],
  ...['/.//', '/..//', '/../..//', '/%2e//', '/%2e%2e//', '/%2E%2E//', '/.%2e//', '/x/..//', '/x/%2e%2e//'],
  ...['/\t/', '/\n/', '/\r/', '/\r\n//', '/\t\\', ' //', '\t//', '\u0000//', '\u00a0//', '', ' '],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'http:\\\\',
    'ftp://',
    'blob:http://',
    'file:///',
  ],
  ...[
    'javascript:alert(1)//',
    'JavaScript:alert(1)//',
    'java\nscript:alert(1)//',
    'data:text/html,',
    'vbscript:',
  ],
  ...[
    '?',
    '#',
    '?//',
    '#//',
    '@',
    '/@',
    '//@',
    '//x@',
    '//x:y@',
    '/%zz',
    '/%',
    '/%c0%af',
    '/%ff/',
    '/%u2215',
  ],
  ...[
    '/%2f',
    '/%2f%2f',
    '/%5c',
    '/%5c%5c',
    '/%00/',
    '/;//',
    '/.;/',
    '/..;//',
    '/\u2215',
    '/\uff0f\uff0f',
    '/\u29f8',
  ],
];

test(`leads to no other site and throws nothing, for ${starts.length} starts`, () => {
  expect(starts.length).toBeGreaterThanOrEqual(60);
  for (const start of starts) {
    const path = readPortalPath(`${start}evil.example/x`);
    if (path === undefined) continue;
    history.replaceState(null, '', path);
    expect([location.origin, new URL(path, 'http://other.example').host]).toEqual([
      'http://localhost',
      'other.example',
    ]);
    expect(() => decodeURIComponent(location.pathname)).not.toThrow();
  }
});

test.each([
  ['//client?page=2#x', '/client?page=2#x'],
  ['///', '/'],
  ['//evil.example/x', '/evil.example/x'],
  ['/%zz?x=1', '/%25zz?x=1'],
  ['/client%', '/client%25'],
  ['/client/%e2%82?x=1#y', '/client/%25e2%2582?x=1#y'],
])('corrects the address %s', (address, corrected) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const replaced: unknown[] = [];
  const replaceState = (...words: unknown[]) => void replaced.push(words);
  correctAddress({
    location: { pathname, search, hash },
    history: { state: { kept: true }, replaceState },
  });
  expect(replaced).toEqual([[{ kept: true }, '', corrected]]);
});

test('moves the search words of a link into the state that the router reads', () => {
  history.replaceState({ kept: true }, '', '/client?keyword=tan&page=2#x');
  correctAddress(window);
  expect([location.pathname, location.search, location.hash]).toEqual(['/client', '?page=2', '#x']);
  expect(history.state).toEqual({ kept: true, usr: { searchWords: 'tan' } });
});

test('leaves a path of the portal as it is', () => {
  history.replaceState({ kept: true }, '', '/client?page=2#x');
  correctAddress(window);
  expect([location.pathname, location.search, location.hash]).toEqual(['/client', '?page=2', '#x']);
  expect(history.state).toEqual({ kept: true });
});
