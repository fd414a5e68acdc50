import { people } from '../oracle/people.ts';
import { births } from '../oracle/people-ages.ts';
import { namesAtLimits, refusedPhones, refusedTexts, requiredParts } from '../oracle/people-refused.ts';
import { cleanedCodes, cleanedTexts } from '../oracle/people-texts.ts';
import { namesIn, without } from '../questions/compare.ts';
import * as portal from './portal.fixtures.ts';
import { foundByPortal, foundByService, listedSections } from './search.fixtures.ts';
import { partsRequiredByService, refusedAtService, refusedByService } from './service.fixtures.ts';

const rows = people.map((person) => [person.key, person] as const);
/** Those who hold an account as the second person. */
const joint = people.flatMap(({ jointHolder }) =>
  people.flatMap((person) =>
    person.key === jointHolder?.key
      ? [[`${person.key}:${jointHolder.accountType}`, person, jointHolder.accountType] as const]
      : [],
  ),
);
const minors = joint.flatMap(([, { key }, accountType]) => (accountType === 'MNR' ? [key] : []));
const adults = rows.filter(([key]) => !minors.includes(key));

test.each(rows)('names are read and sent as the oracle says: %s', (_key, person) =>
  expect(portal.observeNames(person)).toEqual([]),
);

test.each(rows)('names and numbers of nominees and payers are sent as the oracle says: %s', (_key, person) =>
  expect(portal.observeNamed(person)).toEqual([]),
);

test.each(rows)('phone and e-mail are read as the oracle says: %s', (_key, person) =>
  expect(portal.observeReach(person)).toEqual([]),
);

test.each(rows)('the home address is sent as the oracle says: %s', (_key, person) =>
  expect(portal.observeHome(person)).toEqual([]),
);

/** The signs of a text in their order, without those that separate. */
const signsOf = (text: string): string =>
  [...text.toLowerCase().replaceAll(/[\s,〒/-]/g, '')].sort().join('');

test.each(rows)('[APP-02] the address is shown whole, and nothing of it twice: %s', (_key, person) => {
  const shown = portal.shownHomes(person);
  expect(shown).toHaveLength(2);
  for (const text of shown) expect(signsOf(String(text))).toBe(signsOf(portal.partsToShow(person).join()));
});

test.each(adults)('the identity document is sent as the oracle says: %s', (_key, person) =>
  expect(portal.observeIdentity(person)).toEqual([]),
);

test.each(joint)('the second holder’s document is sent as the oracle says: %s', (_key, person, accountType) =>
  expect(portal.observeIdentity(person, accountType)).toEqual([]),
);

test.each(rows)('the age is the oracle’s: %s', (_key, person) =>
  expect(portal.observeAge(person)).toEqual([]),
);

test.each(births.map((row) => [`${row.idNo} ${row.role}`, row] as const))(
  'the days of birth of a MyKad number are the oracle’s: %s',
  (_title, row) => expect(portal.birthsRead(row)).toEqual(row.born),
);

test.each(cleanedTexts.map(([typed, sent, why]) => [why, typed, sent] as const))(
  'a text is sent as the oracle says: %s',
  (_why, typed, sent) => expect(portal.isCleanedTo(typed, sent)).toBe(true),
);

test.each(cleanedCodes.map(([typed, sent, why]) => [why, typed, sent] as const))(
  'a code is sent as the oracle says: %s',
  (_why, typed, sent) => expect(portal.isCodeCleanedTo(typed, sent)).toBe(true),
);

test.each(refusedTexts.map(({ why, field, typed }) => [why, field, typed] as const))(
  'a text is refused in words by portal and service: %s',
  (_why, field, typed) => {
    expect(portal.refuses(field, typed)).toBe(true);
    expect(refusedAtService(field, typed)).toBe(true);
  },
);

test.each(namesAtLimits)('a name at the limits is taken by portal and service: %s', (name) => {
  expect(portal.takesName(name)).toBe(true);
  expect(refusedAtService('name', name)).toBe(false);
});

test.each(refusedPhones)('a phone number is refused: +%s %s, %s', (code, typed) =>
  expect(portal.refusesPhone(code, typed)).toBe(true),
);

test.each(requiredParts)(
  'portal and service require of an address what the oracle says: %s',
  (country, parts) => {
    const required = namesIn(parts);
    expect(portal.partsRequiredByForm(country)).toEqual(required);
    expect(partsRequiredByService(country, required)).toEqual(required);
  },
);

test.each(adults)('[ITM-08] the service takes what the oracle sends: %s', (_key, person) =>
  expect(refusedByService(person)).toEqual([]),
);

test.each(joint)('[ITM-08] the service takes the oracle’s second holder: %s', (_key, person, accountType) =>
  expect(refusedByService(person, accountType)).toEqual([]),
);

// by account number: customer-search.test.ts of the sandbox
test.each(
  people.flatMap(({ key, account, searches }) =>
    without(searches, [account]).map((typed) => [key, typed] as const),
  ),
)('[CLI-01] a search finds the oracle’s person alone, in portal and service: %s by %s', (key, typed) => {
  expect(foundByPortal(typed)).toEqual([key]);
  expect(foundByService(typed)).toEqual([key]);
});

test.each(people.flatMap(({ key, amongOthers = [] }) => amongOthers.map((typed) => [key, typed] as const)))(
  '[CLI-01] a short search finds the oracle’s person among others: %s by %s',
  (key, typed) => {
    expect(foundByPortal(typed)).toContain(key);
    expect(foundByService(typed)).toContain(key);
  },
);

const sections = listedSections();

test.each(rows)('a person is listed under the oracle’s letter: %s', (key, { section }) => {
  const listed = sections.find(([, keys]) => keys.includes(key))?.[0];
  expect(listed).toBe(section);
});

test('the letters of the list are in order, and those without one are at its end', () => {
  const letters = sections.map(([letter]) => letter);
  const ordered = [...letters].sort((one, other) =>
    one === '#' ? 1 : other === '#' ? -1 : one < other ? -1 : 1,
  );
  expect(letters).toEqual(ordered);
});
