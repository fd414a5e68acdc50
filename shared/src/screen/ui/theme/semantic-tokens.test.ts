import { colors } from './colors.ts';
import { toSemanticTokens } from './semantic-tokens.ts';
import { system } from './system.ts';

test('nests a dotted name, and makes a name that is also a group its default', () => {
  expect(
    toSemanticTokens({
      'bg.canvas': ['#fff', '#000'],
      skeleton: ['#eee', '#111'],
      'skeleton.shine': ['#f', '#0'],
    }),
  ).toEqual({
    bg: { canvas: { value: { base: '#fff', _dark: '#000' } } },
    skeleton: {
      DEFAULT: { value: { base: '#eee', _dark: '#111' } },
      shine: { value: { base: '#f', _dark: '#0' } },
    },
  });
});

test('every colour is a token of the theme with its own name', () => {
  for (const name of Object.keys(colors)) {
    expect([name, system.token.var(`colors.${name}`)]).toEqual([name, expect.stringMatching(/^var\(--ap-/)]);
  }
});

test('the theme has no recipe that none of our components uses', () => {
  expect(system._config.theme?.recipes ?? {}).toEqual({});
  expect(system._config.theme?.slotRecipes ?? {}).toEqual({});
});
