import { resolve } from 'node:path';
import { alonePort, parseArguments } from './arguments.ts';

const project = resolve(__dirname, '../..');

test('develops the whole portal if no remote is named', () => {
  expect(parseArguments(['--settings', '/site/site.json'], '/project')).toEqual({
    remotes: [],
    showsParts: false,
    slotsAlone: false,
    root: '/project',
    portBase: 4200,
    settings: '/site/site.json',
  });
});

test('[FED-07] gives each remote that is developed alone a port above the sandbox’s', () => {
  const { remotes, portBase, root } = parseArguments(
    ['mfe-cart', 'mfe-history', '--port-base', '5000', '--root', project],
    '/project',
  );
  expect(root).toBe(project);
  expect(remotes.map((remote) => alonePort(portBase, root, remote))).toEqual([5033, 5035]);
});

test('shows the parts of shared, which are beside no remote', () => {
  expect(parseArguments(['shared'], project)).toMatchObject({ remotes: [], showsParts: true });
  expect(() => parseArguments(['shared', 'mfe-cart'], project)).toThrow(/no remote shared/);
});

test('throws with the known remotes for an unknown name', () => {
  expect(() => parseArguments(['mfe-card'], project)).toThrow(/no remote mfe-card. There are .*mfe-cart/);
});
