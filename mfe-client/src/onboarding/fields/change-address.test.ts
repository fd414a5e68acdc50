import { emptyAnswers } from '../answers/answers.ts';
import { type AddressHistory, changeAddress } from './change-address.ts';

const lists = {
  postcodes: [
    { countryCode: 'MY', placeName: 'Petaling Jaya', postalCode: '47301', systemStateCode: '10' },
    { countryCode: 'MY', placeName: 'Kuching', postalCode: '93450', systemStateCode: '13' },
  ],
  state: [
    { name: 'Selangor', value: '10' },
    { name: 'Sarawak', value: '13' },
  ],
};
const empty = emptyAnswers.contact.residential;
const filled = { ...empty, postcode: '47301', city: 'Petaling Jaya', state: '10' };
const typed = { ...empty, city: 'Klang', state: '13' };

test.each([
  ['a known postcode', { postcode: '47301' }, empty, { city: 'Petaling Jaya', state: '10' }],
  ['one with spaces', { postcode: ' 47301 ' }, empty, { city: 'Petaling Jaya', state: '10' }],
  ['an unknown postcode', { postcode: '99999' }, empty, { city: '', state: '' }],
  [
    'a postcode of another country',
    { postcode: '47301' },
    { ...empty, country: 'SG' },
    { city: '', state: '' },
  ],
  ['another field', { city: 'Klang' }, { ...empty, postcode: '47301' }, { city: 'Klang', state: '' }],
  [
    'after a typed city, the state alone',
    { postcode: '47301' },
    { ...empty, city: 'Klang' },
    { city: 'Klang', state: '10' },
  ],
  ['after both were typed, nothing', { postcode: '47301' }, typed, { city: 'Klang', state: '13' }],
  ['after another postcode, both', { postcode: '93450' }, filled, { city: 'Kuching', state: '13' }],
  [
    'after a postcode and a typed city, the state',
    { postcode: '93450' },
    { ...filled, city: 'Klang' },
    { city: 'Klang', state: '13' },
  ],
])('[ONB-03] a postcode fills city and state where they are free: %s', (_, changes, before, expected) => {
  const { country } = before;
  expect(changeAddress(before, changes, { country }, lists).changes).toEqual({ ...changes, ...expected });
});

/** Changes an address step by step, as keys do. */
function changeAll(start: typeof empty, steps: readonly Partial<typeof empty>[]) {
  let address = start;
  let history: AddressHistory = { country: start.country };
  for (const step of steps) {
    const next = changeAddress(address, step, history, lists);
    address = { ...address, ...next.changes };
    history = next.history;
  }
  return address;
}

test('[ONB-03] a postcode that is corrected figure by figure replaces what the first one filled in', () => {
  const steps = ['4', '47301', '4730', '', '9345', '93450'].map((postcode) => ({ postcode }));
  expect(changeAll(empty, steps)).toMatchObject({ city: 'Kuching', state: '13' });
});

const abroad = { ...empty, address1: '1 Street', postcode: '1000', city: 'Springfield', country: 'US' };
test.each([
  [
    'what was typed stays',
    { ...empty, city: 'Klang', postcode: '1' },
    ['', 'GB'],
    { city: 'Klang', postcode: '1', state: '' },
  ],
  ['a state of Malaysia goes', typed, ['US'], { city: 'Klang', state: '' }],
  ['what a postcode has filled in goes', filled, ['HK'], { city: '', state: '', postcode: '47301' }],
  ['and comes back', filled, ['HK', '', 'MY'], filled],
  [
    'a region stays elsewhere',
    { ...abroad, state: 'Ontario' },
    ['CA'],
    { state: 'Ontario', city: 'Springfield' },
  ],
  [
    'a region that is a state of Malaysia becomes its code',
    { ...abroad, state: 'selangor ' },
    ['MY'],
    { state: '10' },
  ],
  [
    'another region does not come to Malaysia',
    { ...abroad, state: 'HI' },
    ['MY'],
    { state: '', city: 'Springfield' },
  ],
  ['the same country typed again changes nothing', typed, ['', 'MY'], typed],
])('another country keeps what still applies: %s', (_, start, countries, expected) => {
  const moved = changeAll(
    start,
    countries.map((country) => ({ country })),
  );
  expect(moved).toMatchObject({ ...expected, address1: start.address1, country: countries.at(-1) });
});
