import { cleanFileName } from './file-name.ts';

test.each([
  ['application/pdf', 'slip.pdf', 'slip.pdf'],
  ['application/pdf', 'SLIP.PDF', 'SLIP.PDF'],
  ['application/pdf', 'slip', 'slip.pdf'],
  ['application/pdf', 'page.html', 'page.pdf'],
  ['image/jpeg', 'photo.jpeg', 'photo.jpeg'],
  ['image/jpeg', 'photo.png', 'photo.jpg'],
  ['image/png', 'a\u0000b\n.png', 'ab.png'],
  ['application/pdf', 'slip\u202efdp.\u200bpdf', 'slipfdp.pdf'],
  ['image/png', '.png', '.png'],
] as const)('[APP-04] a %s named %j is sent as %j', (type, name, sentName) => {
  expect(cleanFileName(type, name)).toBe(sentName);
});

test('[APP-04] a long name keeps its end', () => {
  expect(cleanFileName('application/pdf', `${'x'.repeat(300)}`)).toBe(`${'x'.repeat(196)}.pdf`);
});
