/** @jest-environment node */
import { alonePort, argumentsOf } from './arguments.ts';

test('without a remote the whole portal is developed, here', () => {
  expect(argumentsOf(['--settings', '/site/site.json'], '/project')).toEqual({
    remotes: [],
    root: '/project',
    portBase: 4200,
    settings: '/site/site.json',
  });
});

test('[FED-07] remotes are developed alone, each at a port of its own above those of the sandbox', () => {
  const { remotes, portBase, root } = argumentsOf(
    ['mfe-cart', 'mfe-history', '--port-base', '5000', '--root', '/copy'],
    '/project',
  );
  expect(root).toBe('/copy');
  expect(remotes.map((remote) => alonePort(portBase, remote))).toEqual([5033, 5035]);
});

test('a name that is no remote’s is told with those that are', () => {
  expect(() => argumentsOf(['mfe-card'], '/project')).toThrow(/no remote mfe-card. There are .*mfe-cart/);
});
