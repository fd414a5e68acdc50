import { resolve } from 'node:path';
import { parseDevArguments } from './dev-arguments.mjs';

test('develops the whole portal on the default ports without arguments', () => {
  expect(parseDevArguments([])).toEqual({
    remotes: [],
    portBase: 4200,
    host: undefined,
    alone: false,
    data: resolve('.sandbox'),
    root: undefined,
  });
});

test('[FED-07] decodes remotes and the origin of a deployed portal', () => {
  const parsed = parseDevArguments([
    'mfe-cart',
    'mfe-auth',
    '--host',
    'https://uat.example/dashboard',
    '--port-base=5000',
  ]);
  expect(parsed).toMatchObject({
    remotes: ['mfe-cart', 'mfe-auth'],
    host: 'https://uat.example',
    portBase: 5000,
  });
});

test('the parts of shared need no portal', () => {
  expect(parseDevArguments(['shared'])).toMatchObject({ remotes: ['shared'], alone: true });
});

test.each([
  [['shared', '--host', 'https://uat.example'], /There is no remote shared/],
  [['shared', 'mfe-cart'], /There is no remote shared/],
  [['--help'], /npm run dev -- mfe-notes/],
  [['--hots', 'x'], /npm run dev -- mfe-notes/],
  [['--host', 'https://uat.example'], /--host needs a remote/],
  [['--alone'], /--alone needs a remote/],
  [['mfe-cart', '--alone', '--host', 'https://uat.example'], /--alone needs a remote, and no --host/],
  [['mfe-cart', 'foo'], /There is no remote foo\. There are .*mfe-cart.*\n\nnpm run dev/],
  [['host'], /There is no remote host\. There are mfe-/],
  [['mfe-cart', '--host', 'uat'], /--host needs an address/],
])('throws for %j with the correct usage', (words, sentence) => {
  expect(() => parseDevArguments(words)).toThrow(sentence);
});
