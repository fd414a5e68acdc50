import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSources } from './staleness.ts';

const importer = (name: string) => `  ${name}:
    dependencies:
      react:
        version: 19.3.1

`;
const lock = `lockfileVersion: '9.0'

importers:

${importer('host')}${importer('mfe-cart')}${importer('mfe-fees')}packages:

  react@19.3.1:
    resolution: {}
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'staleness-'));
  mkdirSync(join(root, 'mfe-cart/src'), { recursive: true });
  writeFileSync(join(root, 'mfe-cart/src/cart.ts'), '');
  writeFileSync(join(root, 'pnpm-lock.yaml'), lock);
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (file: string, text: string) => () => writeFileSync(join(root, file), text);
const changeImporter = (name: string) =>
  change(
    'pnpm-lock.yaml',
    lock.replace(importer(name), (text) => text.replace('19.3.1', '19.4.0')),
  );

test.each([
  ['a new remote', change('pnpm-lock.yaml', lock.replace('packages:', `${importer('mfe-notes')}packages:`))],
  ['another remote’s packages', changeImporter('mfe-fees')],
  ['a test', change('mfe-cart/src/cart.test.ts', 'test')],
  ['an example', change('mfe-cart/src/cart.example.tsx', 'example')],
])('%s does not make a remote’s build stale', (_, act) => {
  const before = hashSources(root, 'mfe-cart');
  act();
  expect(hashSources(root, 'mfe-cart')).toBe(before);
});

test.each([
  ['its packages', changeImporter('mfe-cart')],
  ['the host’s packages', changeImporter('host')],
  ['the contents of packages', change('pnpm-lock.yaml', lock.replace('{}', '{integrity: sha512}'))],
  ['its sources', change('mfe-cart/src/cart.ts', 'cart')],
])('a change of %s makes a remote’s build stale', (_, act) => {
  const before = hashSources(root, 'mfe-cart');
  act();
  expect(hashSources(root, 'mfe-cart')).not.toBe(before);
});
