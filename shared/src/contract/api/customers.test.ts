import { decoded, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { customerInfo } from './customers.ts';

const customerWith = (sourceOfIncome: string[] | string | null) =>
  decoded(customerInfo, { ...samples.customerInfo, sourceOfIncome, purposeOfInvest: 'Growth' });
const itemsOf = (wireValue: string[] | string | null) => customerWith(wireValue).sourceOfIncome;

test.each<[string[] | string | null, readonly string[]]>([
  ['Salary;Savings', ['Salary', 'Savings']],
  [' Salary ; ;Savings;', ['Salary', 'Savings']],
  ['EPF/Pension', ['EPF/Pension']],
  ['', []],
  [';', []],
  [null, []],
  [
    ['Salary', 'Savings'],
    ['Salary', 'Savings'],
  ],
  [[], []],
])('[CLI-03] decodes the source of income %j to %j', (wireValue, items) =>
  expect(itemsOf(wireValue)).toEqual(items),
);

const item = fc
  .string({ minLength: 1 })
  .map((text) => text.replaceAll(';', ' ').trim())
  .filter((text) => text !== '');

test('[CLI-03] text with `;` and a list of the same items are decoded to the same list', () =>
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(itemsOf(items.join(';'))).toEqual(items);
      expect(itemsOf(items.map((each) => ` ${each} `).join(';;'))).toEqual(items);
      expect(itemsOf(items)).toEqual(items);
    }),
  ));

test('[CLI-03] knows which lists the record has as lists', () => {
  expect(customerWith(['Salary']).recordedAsList).toEqual(['sourceOfIncome']);
  expect(customerWith('Salary').recordedAsList).toEqual([]);
  expect(customerWith(null).recordedAsList).toEqual([]);
});
