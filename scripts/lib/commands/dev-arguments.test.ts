import { resolve } from 'node:path';
import { devArgumentsOf } from './dev-arguments.mjs';

test('develops the whole portal on the default ports without arguments', () => {
  expect(devArgumentsOf([])).toEqual({
    remotes: [],
    portBase: 4200,
    host: undefined,
    data: resolve('.sandbox'),
    root: undefined,
  });
});

test('[FED-07] decodes remotes and the origin of a deployed portal', () => {
  const given = devArgumentsOf([
    'mfe-cart',
    'mfe-auth',
    '--host',
    'https://uat.example/dashboard',
    '--port-base=5000',
  ]);
  expect(given).toMatchObject({
    remotes: ['mfe-cart', 'mfe-auth'],
    host: 'https://uat.example',
    portBase: 5000,
  });
});

test.each([
  [['--help'], /npm run dev -- mfe-cart/],
  [['--hots', 'x'], /npm run dev -- mfe-cart/],
  [['--host', 'https://uat.example'], /--host needs a remote/],
  [['mfe-cart', 'foo'], /There is no remote foo\. There are .*mfe-cart.*\n\nnpm run dev/],
  [['host'], /There is no remote host\. There are mfe-/],
  [['mfe-cart', '--host', 'uat'], /--host needs an address/],
])('throws for %j with the correct usage', (words, sentence) => {
  expect(() => devArgumentsOf(words)).toThrow(sentence);
});
