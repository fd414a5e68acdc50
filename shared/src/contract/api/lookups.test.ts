import fc from 'fast-check';
import { decoded, samples } from '../../testing/index.ts';
import { lookups } from './lookups.ts';

const typesOf = (codes: readonly string[]) =>
  decoded(lookups, {
    ...samples.lookups,
    bankAccountValidationTypes: codes.map((code) => ({ name: `Type ${code}`, code })),
  }).bankAccountValidationTypes.map(({ code }) => code);

test('[ITM-07] hides the validation type with value 3 and keeps the order of the others', () => {
  expect(typesOf(['1', '2', '3', '4'])).toEqual(['1', '2', '4']);
});

test('[ITM-07] hides it in every list that the service sends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('1', '2', '3', '4', '30', '03')), (codes) => {
      expect(typesOf(codes)).toEqual(codes.filter((code) => code !== '3'));
    }),
  );
});
