import { fundDocument } from './fund-document.ts';

test('a fund document is a PDF whose cross-reference table points at its objects', () => {
  const file = fundDocument('CBMGF-FFS.pdf')?.toString('latin1') ?? '';
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain('(CBMGF: Fund Fact Sheet) Tj');
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });
});

test.each(['CBMGF-XXX.pdf', 'CBMGF.pdf', '../CBMGF-FFS.pdf', 'a(b)-FFS.pdf'])('there is no %s', (name) => {
  expect(fundDocument(name)).toBeUndefined();
});
