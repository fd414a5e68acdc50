import { cacheRecipes } from './recipe-cache.ts';
import { system } from './system.ts';

test('creates the recipe of a definition once, with the styles that Chakra resolves', () => {
  const cva = cacheRecipes(system.cva);
  const definition = { base: { padding: '4' }, variants: { tone: { loud: { fontWeight: 'bold' } } } };
  expect(cva(definition)).toBe(cva(definition));
  expect(cva(definition)({ tone: 'loud' })).toEqual(system.cva(definition)({ tone: 'loud' }));
});

test('an equal definition is another one', () => {
  const cva = cacheRecipes(system.cva);
  expect(cva({ base: { padding: '4' } })).not.toBe(cva({ base: { padding: '4' } }));
});
