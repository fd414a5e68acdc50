import { readFileSync } from 'node:fs';
import { federationStubs } from './small-federation.ts';

const exportsOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  const [, list] = /^export \{(.*)\};$/m.exec(source) ?? [];
  const names = list?.split(',').map((name) => name.trim());
  return (names ?? [...source.matchAll(/^export (?:const|class) (\w+)/gm)].map(([, name]) => name)).sort();
};

test.each(Object.entries(federationStubs))('%s has a stub with the same exports', (file, stub) => {
  expect(exportsOf(file).length).toBeGreaterThan(0);
  expect(exportsOf(stub)).toEqual(exportsOf(file));
});
