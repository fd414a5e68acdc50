import { addressNames } from './address-names.ts';

test.each([
  ['MY', 'City', 'State', 'Postcode'],
  ['AE', 'City', 'Emirate', 'Postcode'],
  ['HK', 'District', 'Area', 'Postcode'],
  ['JP', 'City', 'Prefecture', 'Postcode'],
  ['GB', 'Town/City', 'Province', 'Postcode'],
  ['US', 'City', 'State', 'ZIP code'],
  ['IE', 'City', 'County', 'Eircode'],
  ['IN', 'City', 'State', 'PIN code'],
  ['AU', 'Suburb', 'State', 'Postcode'],
  ['VN', 'City', 'Province', 'Postcode'],
  ['', 'City', 'Province', 'Postcode'],
])('the parts of an address in %s are called %s, %s, %s', (country, city, state, postcode) =>
  expect(addressNames(country)).toEqual({ city, state, postcode }),
);
