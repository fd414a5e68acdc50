import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { buildSources } from '../test-build.ts';
import { remoteChunks } from './remote-chunks.ts';

const drawer = (kinds: readonly string[]) =>
  kinds.map((kind) => `import(/* webpackChunkName: "transaction-${kind}" */ './${kind}.js');`).join('\n');

/** A kind of transaction: the frame that every kind uses, and what only some use. */
const kind = (name: string, ...imports: readonly string[]) =>
  [...imports.map((file) => `import './${file}.js';`), `console.log('code of ${name}');`].join('\n');

/** A module that is longer than the smallest chunk of shared code. */
const long = (name: string) => `console.log('${name}', '${'x'.repeat(30_000)}');`;

const sources = {
  'cart.js': "import './core.js'; import './items.js'; console.log('cart'); import './drawer.js';",
  'checkout.js': "import './core.js'; import './items.js'; import './payer.js'; console.log('checkout');",
  'payment.js': "import './core.js'; import './payer.js'; console.log('payment');",
  'result.js': "import './core.js'; console.log('result');",
  'drawer.js': drawer(['invest', 'redeem', 'switch']),
  'invest.js': kind('invest', 'frame'),
  'redeem.js': kind('redeem', 'frame', 'units'),
  'switch.js': kind('switch', 'frame', 'units'),
  ...Object.fromEntries(
    ['core', 'items', 'payer', 'frame', 'units'].map((name) => [`${name}.js`, long(name)]),
  ),
};

/** Slot or part → names of the modules in all files that it fetches. */
const fetched = () =>
  buildSources(
    sources,
    {
      entry: {},
      optimization: { splitChunks: remoteChunks(), concatenateModules: false, sideEffects: false },
      plugins: [
        new ModuleFederationPlugin({
          name: 'fixture',
          filename: 'entry.js',
          dts: false,
          manifest: true,
          exposes: Object.fromEntries(
            ['cart', 'checkout', 'payment', 'result'].map((slot) => [`./${slot}`, `./${slot}.js`]),
          ),
        }),
      ],
    },
    ({ namedChunkGroups, chunkGraph }) =>
      Object.fromEntries(
        [...namedChunkGroups].map(([name, group]) => [
          name.replace('__federation_expose_', ''),
          {
            chunks: group.chunks.map((chunk) => chunk.name).sort(),
            modules: group.chunks
              .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
              .flatMap((module) => /(\w+)\.js$/.exec(module.identifier())?.[1] ?? [])
              .sort(),
          },
        ]),
      ),
  );

test('a page fetches what it uses, in chunks that stay the same for all that share them', async () => {
  const { cart, checkout, payment } = await fetched();
  expect(cart?.modules).toEqual(['cart', 'core', 'drawer', 'items']);
  expect(checkout?.modules).toEqual(['checkout', 'core', 'items', 'payer']);
  expect(payment?.modules).toEqual(['core', 'payer', 'payment']);
  expect(cart?.chunks).toEqual(['__federation_expose_cart', 'cart-checkout', 'common']);
  expect(payment?.chunks).toEqual(['__federation_expose_payment', 'checkout-payment', 'common']);
}, 60_000);

test('a kind of transaction adds nothing to the page, nor to the opening of another kind', async () => {
  const { cart, ...parts } = await fetched();
  expect(cart?.modules).not.toContain('frame');
  expect(parts['transaction-invest']?.modules).toEqual(['frame', 'invest']);
  expect(parts['transaction-redeem']?.modules).toEqual(['frame', 'redeem', 'units']);
  expect(parts['transaction-switch']?.modules).toEqual(['frame', 'switch', 'units']);
}, 60_000);
