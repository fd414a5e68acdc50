import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRouterBuild, productionRouter } from '../config/production-router.ts';

const smallRouter = require('./small-router.cjs');

const folder = dirname(productionRouter['react-router$'] ?? '');

test('leaves no effect that would keep an unused component, and no prefetch in a link', () => {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const sources = files.filter((file) => isRouterBuild.test(file)).map((file) => readFileSync(file, 'utf8'));
  const [source = '', ...others] = sources.filter((text) => text.includes('LinkWithRef'));
  expect(others).toEqual([]);
  const result: string = smallRouter(source);
  expect(result).not.toMatch(/^\w+\.(displayName|contextType) =/m);
  expect(result).not.toMatch(/^var \w+ = React\d*\.(createContext|forwardRef|memo)/m);
  expect(result).not.toMatch(/createElement\(PrefetchPageLinks,/);
  const exports = (text: string) => /^export \{[^}]*\}/m.exec(text)?.[0];
  expect(exports(result)).toEqual(exports(source));
});

test('fails the build when the router is written in another way', () => {
  expect(() => smallRouter('export const Link = forwardRef(function LinkWithRef() {});')).toThrow(
    /small-router/,
  );
});
