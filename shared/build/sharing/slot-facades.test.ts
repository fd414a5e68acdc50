import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSources } from '../test-build.ts';
import { facades } from './facades.ts';
import { facadesBySlot } from './slot-facades.ts';
import { findSlotParts } from './slot-parts.ts';

const shared = Object.fromEntries(
  [...facades, 'react'].map((name) => [
    name,
    { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false as const },
  ]),
);

test('lists the facades that a slot imports at once, without those that it imports later, and those of its parts', async () => {
  const facades = await buildSources(
    {
      'cart.js':
        "import { a } from '@portal/shared/ui'; import { b } from './core.js'; import 'react'; console.log(a, b);",
      'core.js': "import { b as known } from '@portal/shared/data'; export const b = known;",
      'cart-summary.js':
        "import { a } from '@portal/shared/parts'; console.log(a); import('@portal/shared/forms').then(console.log);",
      'plain.js': 'import(/* webpackChunkName: "form" */ "./form.js").then(console.log);',
      'form.js': "import { a } from '@portal/shared/forms'; console.log(a);",
    },
    {
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name: 'fixture',
          filename: 'entry.js',
          dts: false,
          // with it the slots’ chunks have names, as in a real build
          manifest: true,
          exposes: { './cart': './cart.js', './cart-summary': './cart-summary.js', './plain': './plain.js' },
          shared,
        }),
      ],
    },
    (compilation) => ({
      facades: facadesBySlot(compilation, ['cart', 'cart-summary', 'plain']),
      parts: Object.entries(findSlotParts(compilation, ['cart', 'cart-summary', 'plain'])).map(
        ([part, group]) => [part, group.getFiles()],
      ),
    }),
  );
  expect(facades.parts).toEqual([['plain.form', [expect.stringMatching(/^form\b.*\.js$/)]]]);
  expect(facades.facades).toEqual({
    cart: ['@portal/shared/data', '@portal/shared/ui'],
    'cart-summary': ['@portal/shared/parts'],
    'plain.form': ['@portal/shared/forms'],
  });
}, 60_000);
