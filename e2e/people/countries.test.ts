import { listOptions } from '@portal/shared/person';
import { findOptions } from '../../shared/src/screen/forms/combobox/find-options.ts';
import { people } from '../oracle/people.ts';
import { lookupsOf } from '../questions/lookups.ts';

const countries = new Map(
  people.flatMap(({ typed, sent }) => [
    [typed.home.country, sent.home.country] as const,
    [typed.nationality, sent.nationality] as const,
  ]),
);
const options = listOptions('country', lookupsOf('name'), ['']);

test.each([...countries])('the choice of countries takes what an agent types: %s is %s', (words, code) =>
  expect(findOptions(options, words).only?.value).toBe(code),
);
