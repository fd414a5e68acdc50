import fc from 'fast-check';
import { maskId, spokenId } from './mask-id.ts';

test.each([
  ['880412145233', '880412-••-••33'],
  ['880412-14-5233', '880412-••-••33'],
  ['19870101234T', '198701••••4T'],
  ['A1234567', 'A1••••67'],
  ['K123', '••23'],
  ['12', '••'],
  ['', ''],
  ['880412-••-••33', '880412-••-••33'],
  ['A1••••67', 'A1••••67'],
])('masks %j as %j', (idNo, expected) => {
  expect(maskId(idNo)).toBe(expected);
});

test('never shows the middle of an identity card number, and always its last two digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (idNo) => {
      const shown = maskId(idNo);
      expect(shown).toBe(`${idNo.slice(0, 6)}-••-••${idNo.slice(-2)}`);
    }),
  );
});

test('hides at least half of other numbers that are longer than two', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][A-Z0-9]{2,12}$/), (idNo) => {
      const shown = maskId(idNo);
      expect(shown).toHaveLength(idNo.length);
      expect(shown.split('•').length - 1).toBeGreaterThanOrEqual(Math.min(2, idNo.length));
      const end = idNo.length >= 4 ? ` ending in ${idNo.slice(-2)}` : '';
      expect(spokenId(idNo)).toBe(`identity number${end}`);
    }),
  );
});
