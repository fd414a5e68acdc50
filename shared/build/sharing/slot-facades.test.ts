import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSources } from '../test-build.ts';
import { facades } from './facades.ts';
import { facadesBySlot } from './slot-facades.ts';

const shared = Object.fromEntries(
  [...facades, 'react'].map((name) => [
    name,
    { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false as const },
  ]),
);

test('lists the facades that a slot imports at once, without those that it imports later', async () => {
  const found = await buildSources(
    {
      'cart.js':
        "import { a } from '@portal/shared/ui'; import { b } from './core.js'; import 'react'; console.log(a, b);",
      'core.js': "import { b as known } from '@portal/shared/data'; export const b = known;",
      'cart-summary.js':
        "import { a } from '@portal/shared/parts'; console.log(a); import('@portal/shared/forms').then(console.log);",
      'plain.js': "console.log('no facade');",
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
    (compilation) => facadesBySlot(compilation, ['cart', 'cart-summary', 'plain']),
  );
  expect(found).toEqual({
    cart: ['@portal/shared/data', '@portal/shared/ui'],
    'cart-summary': ['@portal/shared/parts'],
    plain: [],
  });
}, 60_000);
