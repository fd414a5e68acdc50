import { addressPlaces } from '@portal/shared/fields';
import { samples } from '@portal/shared/testing';
import { formatAddress } from 'localized-address-format';
import { showAddress } from './postal-address.ts';

const countries = [
  ['AE', 'United Arab Emirates'],
  ['CH', 'Switzerland'],
  ['ES', 'Spain'],
  ['HK', 'Hong Kong'],
  ['JP', 'Japan'],
  ['MY', 'Malaysia'],
  ['QA', 'Qatar'],
  ['SG', 'Singapore'],
  ['US', 'United States'],
].map(([code = '', name = '']) => ({ code, name }));
const lookups = { ...samples.lookups, country: countries, state: [{ name: 'Selangor', value: '10' }] };

const malaysian = { address1: '12 Jalan Telawi', address2: 'Bangsar', postcode: '59100', country: 'MY' };
const japanese = { address1: '中央区銀座4-2', postcode: '104-0061', state: '東京都', country: 'JP' };

test.each([
  [
    { ...malaysian, city: 'Shah Alam', state: '10' },
    '12 Jalan Telawi, Bangsar, 59100 Shah Alam, Selangor, Malaysia',
  ],
  [{ ...malaysian, city: 'Selangor', state: '10' }, '12 Jalan Telawi, Bangsar, 59100 Selangor, Malaysia'],
  [
    { address1: '1 Ave', address2: 'Apt 5', city: 'Honolulu', state: 'HI', postcode: '96815', country: 'US' },
    '1 Ave, Apt 5, Honolulu, HI 96815, United States',
  ],
  [{ address1: '1 Ave', state: 'HI', country: 'US' }, '1 Ave, HI, United States'],
  [japanese, '〒104-0061, 東京都, 中央区銀座4-2, Japan'],
  [
    { ...japanese, address1: 'Naka-ku', address2: 'Sakae 3-1', state: 'Aichi' },
    'Naka-ku, Sakae 3-1, Aichi, 104-0061, Japan',
  ],
  [{ address1: 'Blk 25', postcode: '310025', country: 'SG' }, 'Blk 25, SINGAPORE 310025'],
  [{ address1: 'Blk 25', country: 'SG' }, 'Blk 25, Singapore'],
  [
    { address1: 'Weg 1', postcode: 'CH-8001', city: 'Zürich', country: 'CH' },
    'Weg 1, CH-8001 Zürich, Switzerland',
  ],
  [
    { address1: 'C/ 1', postcode: '08012', city: 'Barcelona', state: 'Barcelona', country: 'ES' },
    'C/ 1, 08012 Barcelona, Spain',
  ],
  [
    { address1: '4 Heol y Bont', postcode: 'LL57 1AA', city: 'Bangor', country: 'GB' },
    '4 Heol y Bont, Bangor, LL57 1AA, Code GB',
  ],
  [{ address1: 'Villa 9', state: 'Dubai', country: 'AE' }, 'Villa 9, Dubai, United Arab Emirates'],
  [{}, undefined],
  [
    { address1: '1 Street', postcode: null, city: 'Town', state: '14', country: 'XX' },
    '1 Street, Town, 14, Code XX',
  ],
])('[CLI-02] [APP-02] shows %j as %s', (address, text) => expect(showAddress(address, lookups)).toBe(text));

test.each([
  [
    { address1: '1 Road', postcode: '0000', city: 'Doha', state: 'Doha', country: 'QA' },
    '1 Road, Doha, 0000, Qatar',
  ],
  [
    { address1: 'Blk 25', postcode: '310025', city: 'Toa Payoh', state: 'East', country: 'SG' },
    'Blk 25, SINGAPORE 310025, Toa Payoh, East',
  ],
  [
    { address1: '1 Road', postcode: '999077', city: 'Central', state: '香港島', country: 'HK' },
    '1 Road, Central, 香港島, 999077, Hong Kong',
  ],
])(
  '[ITM-08] an address from before, with parts that its country does not have, is shown whole: %j',
  (address, text) => expect(showAddress(address, lookups)).toBe(text),
);

const marks = { lines: '①', city: '②', state: '③', postcode: '④' } as const;
const codes = Array.from({ length: 676 }, (_, at) =>
  String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
);

test('the form asks the parts of every country in the order in which the library writes them', () => {
  const written = (country: string) =>
    formatAddress(
      {
        postalCountry: country,
        addressLines: [marks.lines],
        locality: marks.city,
        administrativeArea: marks.state,
        postalCode: marks.postcode,
      },
      'latin',
    )
      .join('')
      .replaceAll(/[^①-④]/g, '');
  const asked = (country: string) =>
    addressPlaces(country)
      .map((place) => marks[place])
      .join('');
  expect(codes.map((country) => [country, asked(country)])).toEqual(
    codes.map((country) => [country, written(country)]),
  );
});
