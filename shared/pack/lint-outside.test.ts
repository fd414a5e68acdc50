import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintOutside } from './lint-outside.ts';

test('a remote elsewhere has the rules of remotes here, and none of other folders', () => {
  const settings = JSON.parse(lintOutside(readFileSync(join(__dirname, '../../biome.json'), 'utf8')));
  expect(settings.overrides.map(({ includes }: { includes: string[] }) => includes)).toEqual([
    ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
    ['src/**'],
  ]);
  expect(settings.linter.rules.style.noNonNullAssertion).toBe('error');
  expect(settings).not.toHaveProperty('$schema');
});
