import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSources } from '../test-build.ts';
import { NeedsPlugin } from './needs-plugin.ts';

const facades = ['@facade/ui', '@facade/schema', '@facade/unused'];
const shared = Object.fromEntries(
  [...facades, 'react'].map((name) => [
    name,
    { singleton: true, version: '1.2.0', requiredVersion: '^1.0.0', import: false as const },
  ]),
);

/** Builds a remote with two slots from sources and returns its needs. Throws webpack's error. */
function needsOf(sources: Readonly<Record<string, string>>) {
  const needs = new NeedsPlugin({ contract: '^1.0.0', federation: '2.9.2', shared, facades });
  const federation = new ModuleFederationPlugin({
    name: 'fixture',
    filename: 'entry.js',
    dts: false,
    manifest: false,
    exposes: { './one': './one.js', './two': './two.js' },
    shared,
  });
  return buildSources(sources, { entry: {}, plugins: [needs, federation] }, () => needs.needs());
}

test('[FED-08] needs name only the exports that live code uses', async () => {
  const needs = await needsOf({
    'one.js': `
      import { Button, Spare } from '@facade/ui';
      import * as z from '@facade/schema';
      import { helper } from './core.js';
      import '@facade/unused';
      export default () => [Button, z.object({ a: z.string() }), helper];`,
    'two.js': `
      import { Stack } from './core.js';
      import { useState } from 'react';
      export default () => [Stack, useState];`,
    'core.js': `
      import { Text, Table } from '@facade/ui';
      export { Stack } from '@facade/ui';
      export const helper = () => Text;
      export const unusedHelper = () => Table;`,
    'package.json': '{ "sideEffects": false }',
  });
  expect(needs).toEqual({
    contract: '^1.0.0',
    federation: '2.9.2',
    shared: {
      '@facade/schema': '^1.0.0',
      '@facade/ui': '^1.0.0',
      '@facade/unused': '^1.0.0',
      react: '^1.0.0',
    },
    exports: {
      '@facade/schema': ['object', 'string'],
      '@facade/ui': ['Button', 'Stack', 'Text'],
    },
  });
}, 30_000);

test.each([
  ['a namespace object', "import * as ui from '@facade/ui'; export default () => ui;"],
  ['a wildcard re-export', "export * from '@facade/ui'; export default 1;"],
])(
  '[FED-08] fails the build for %s, whose exports are unknown',
  async (_, text) => {
    await expect(
      needsOf({ 'one.js': text, 'two.js': 'export default 2;', 'package.json': '{}' }),
    ).rejects.toThrow('uses @facade/ui as a whole');
  },
  30_000,
);
