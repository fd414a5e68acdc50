import { pdfOf } from './index.ts';

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
])('%s lines need %s pages', (count, pages) => {
  const file = pdfOf(Array.from({ length: count }, (_none, index) => `Line ${index}`)).toString('latin1');
  expect(file).toContain(`/Count ${pages} `);
  expect(file.match(/\/Type \/Page /g)).toHaveLength(pages);
  expect(file.match(/Line \d/g) ?? []).toHaveLength(count);
});
