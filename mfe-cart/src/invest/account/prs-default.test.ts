import { someProducts } from '../../core/fixtures/products.ts';
import { defaultOffer } from './prs-default.ts';

test.each([
  [20, 'CONV', 'CBPRG'],
  [44, 'CONV', 'CBPRG'],
  [45, 'CONV', 'CBPRM'],
  [55, 'CONV', 'CBPRC'],
  [90, 'CONV', 'CBPRC'],
  [60, 'ISLAMIC', 'CBPIC'],
  [20, 'ISLAMIC', undefined],
  [null, 'CONV', undefined],
] as const)('the default fund at age %p, %s, is %p', (age, type, code) => {
  expect(defaultOffer(someProducts, age, type)?.scheme.scheme).toBe(code);
});
