import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { placesDocument } from './places-document.ts';

test('docs/places.md has every place: `npm run places` writes it', () => {
  const text = readFileSync(resolve(__dirname, '../../../docs/places.md'), 'utf8');
  expect(text).toBe(placesDocument());
  expect(text.match(/^\| `/gm)).toHaveLength(9);
});
