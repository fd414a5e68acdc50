import { listOptions } from '@portal/shared/person';
import { readPhone } from '@portal/shared/person/read-phone';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/min';
import { LOOKUPS } from '../../sandbox/src/seed/reference/lookups.ts';
import { findOptions } from '../../shared/src/screen/forms/combobox/find-options.ts';
import { lookupsOf } from '../questions/lookups.ts';

const listed: ReadonlySet<string> = new Set(LOOKUPS.country.map(({ code }) => code));
/** Countries of the service's list that have a number plan, by the library's metadata. */
const countries: readonly CountryCode[] = getCountries().filter((country) => listed.has(country));
const options = listOptions('telCountryCode', lookupsOf('name'), ['60']);

test('the dialling codes offered are those of all countries, the first seven first', () => {
  const offered = LOOKUPS.dialingCodes.map(({ country, dialingCode }) => `${country}${dialingCode}`);
  expect(offered.slice(0, 7)).toEqual(['MY60', 'SG65', 'ID62', 'BN673', 'AU61', 'GB44', 'US1']);
  const expected = countries.map((country) => `${country}${getCountryCallingCode(country)}`);
  expect([...offered].sort()).toEqual([...expected].sort());
});

test('each dialling code is one choice, found by itself and by each of its countries', () => {
  const values = options.map(({ value }) => value);
  expect(values).toHaveLength(new Set(values).size);
  const names = new Map(LOOKUPS.country.map(({ code, name }) => [code, name]));
  for (const country of countries) {
    const code = getCountryCallingCode(country);
    expect([country, findOptions(options, names.get(country) ?? '').only?.value]).toEqual([country, code]);
    expect(findOptions(options, `+${code}`).only?.value).toBe(code);
    expect(findOptions(options, code).only?.value).toBe(code);
  }
});

test.each([
  ['60', '+60 Malaysia'],
  ['65', '+65 Singapore'],
  ['7', '+7 Russia, Kazakhstan'],
  ['44', '+44 United Kingdom, Guernsey, Isle of Man, Jersey'],
  ['61', '+61 Australia, Christmas Island, Cocos (Keeling) Islands'],
  ['358', '+358 Finland, Åland Islands'],
  ['1', '+1 United States, Canada and 23 others'],
])('the words of a dialling code name its countries: %s', (code, words) =>
  expect(options.find(({ value }) => value === code)?.label).toBe(words),
);

test.each(countries)('a phone number of %s is read as its country writes it, and abroad', (country) => {
  const example = getExampleNumber(country, examples);
  const countryCode = getCountryCallingCode(country);
  for (const typed of [
    example?.formatNational(),
    example?.formatInternational(),
    example?.number,
    `00${countryCode} ${example?.nationalNumber}`,
    example?.nationalNumber,
  ])
    expect(readPhone(typed ?? '', { countryCode, isMobile: true })).toEqual({
      ok: true,
      value: { full: example?.number, national: example?.nationalNumber },
    });
});
