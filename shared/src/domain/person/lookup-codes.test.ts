import { lookups } from '@portal/shared/api/lookups';
import { decoded, samples } from '@portal/shared/testing';
import { fieldOf, personFields } from './fields.ts';
import { type LookupList, listEntries } from './lookup-codes.ts';
import { showField } from './show-field.ts';

const listOf = (name: string): LookupList | undefined => {
  const { names } = fieldOf(name);
  return typeof names === 'string' ? names : undefined;
};

/** Lists in which every code and every name is recognisable. */
const coded = decoded(lookups, {
  ...samples.lookups,
  ...Object.fromEntries(
    Object.keys(samples.lookups)
      .filter((list) => list !== 'currency')
      .map((list) => [
        list,
        [1, 2, 3].map((number) => ({
          value: `#${list}${number}`,
          code: `#${list}${number}`,
          dialingCode: `#${list}${number}`,
          name: `Name ${number}`,
          digitalName: `Name ${number}`,
          malayName: `Nama ${number}`,
          country: `#country${number}`,
          customerType: 'Individual',
          reasonID: `${number}`,
          mnemonic: 'X',
          countryCode: 'X',
          placeName: 'X',
          postalCode: 'X',
          systemStateCode: 'X',
        })),
      ]),
  ),
});
const chosen = [...personFields.keys()].flatMap((name) => {
  const list = listOf(name);
  return list ? [[name, list] as const] : [];
});

test.each(chosen)('[CLI-02] no code of its list reaches the text of %s: %s', (name, list) => {
  const codes = listEntries(list, coded).map(({ value }) => value);
  expect(codes).toHaveLength(3);
  const texts = codes.map((code) => showField(name, code, coded));
  // a country code is dialled, so its digits are shown before the country's name
  const dialled = list === 'dialingCodes' ? codes.map((code) => `+${code} `) : ['', '', ''];
  expect(texts).toEqual([1, 2, 3].map((number, index) => `${dialled[index]}Name ${number}`));
});

/** Lists that no field of a person is chosen from. */
const otherLists = [
  'bankAccountValidationTypes',
  'banks',
  'currency',
  'holderStatus',
  'paymentMethods',
  'postcodes',
  'prsWithdrawalReasons',
  'subAccountObjective',
];

test('every other lookup list is that of a field', () => {
  const used = new Set<string>(chosen.map(([, list]) => list));
  expect(
    Object.keys(coded)
      .filter((list) => !used.has(list))
      .sort(),
  ).toEqual(otherLists);
});
