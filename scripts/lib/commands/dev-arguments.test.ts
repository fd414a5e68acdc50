/** @jest-environment node */
import { resolve } from 'node:path';
import { devArgumentsOf } from './dev-arguments.mjs';

test('without a word: the whole portal, on the usual ports', () => {
  expect(devArgumentsOf([])).toEqual({
    remotes: [],
    portBase: 4200,
    host: undefined,
    data: resolve('.sandbox'),
    root: undefined,
  });
});

test('[FED-07] remotes, and the portal that is deployed elsewhere', () => {
  const wish = devArgumentsOf([
    'mfe-cart',
    'mfe-auth',
    '--host',
    'https://uat.example/dashboard',
    '--port-base=5000',
  ]);
  expect(wish).toMatchObject({
    remotes: ['mfe-cart', 'mfe-auth'],
    host: 'https://uat.example',
    portBase: 5000,
  });
});

test.each([
  [['--help'], /npm run dev -- mfe-cart/],
  [['--hots', 'x'], /npm run dev -- mfe-cart/],
  [['--host', 'https://uat.example'], /--host needs a remote/],
  [['mfe-cart', '--host', 'uat'], /--host needs an address/],
])('%j ends with what to write instead', (words, sentence) => {
  expect(() => devArgumentsOf(words)).toThrow(sentence);
});
