import { pdfOf, placedPdfOf } from './index.ts';

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

test.each([
  ['Núñez, Groß – Ærø', 'Núñez, Groß - Ærø'],
  ['Holder: 陳大文 Tan', 'Holder: [no font for these letters] Tan'],
  ['Łukasz Żółć-Wiśniewski', '[no font for these letters]'],
  ['Seán O’Brien', "Seán O'Brien"],
])('shows the name %s as %s', (name, shown) => {
  expect(pdfOf([name]).toString('latin1')).toContain(`(${shown}) Tj`);
});

test('figures end at their place, and brackets are escaped', () => {
  const texts = [
    { text: '1,234.50', x: 400, y: 700, size: 10, isRight: true },
    { text: '10.00', x: 400, y: 680, size: 10, isRight: true },
    { text: 'Wan Nur (Aya)', x: 56, y: 660, size: 10, isBold: true },
  ];
  const file = placedPdfOf([{ texts, rules: [690] }]).toString('latin1');
  expect(file).toContain('/F1 10 Tf 361.08 700 Td (1,234.50) Tj');
  expect(file).toContain('/F1 10 Tf 374.98 680 Td (10.00) Tj');
  expect(file).toContain(String.raw`/F2 10 Tf 56.00 660 Td (Wan Nur \(Aya\)) Tj`);
  expect(file).toContain('56 690 m 545 690 l S');
});
