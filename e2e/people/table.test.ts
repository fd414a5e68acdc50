import { people } from '../oracle/people.ts';
import { births } from '../oracle/people-ages.ts';
import { namesAtLimits, refusedPhones, refusedTexts, requiredParts } from '../oracle/people-refused.ts';
import { cleanedCodes, cleanedTexts } from '../oracle/people-texts.ts';
import { type PersonRow, today } from '../oracle/person-row.ts';

const rows = people.map((person) => [person.key, person] as const);
const distinct = (values: readonly string[]): number => new Set(values).size;
const searchesOf = ({ searches, amongOthers = [] }: PersonRow) => [...searches, ...amongOthers];

test('the oracle has at least 40 people of 25 countries and 25 dialling codes, each once', () => {
  expect(people.length).toBeGreaterThanOrEqual(40);
  expect(distinct(people.map(({ sent }) => sent.home.country))).toBeGreaterThanOrEqual(25);
  expect(distinct(people.map(({ sent }) => sent.phone[0]))).toBeGreaterThanOrEqual(25);
  expect(distinct(people.map(({ key }) => key))).toBe(people.length);
  expect(distinct(people.map(({ account }) => account))).toBe(people.length);
  expect(distinct(people.map(({ sent }) => sent.identity.idNo))).toBe(people.length);
});

test.each(rows)('the oracle’s person agrees with itself: %s', (_key, person) => {
  const { sent, typed, age } = person;
  const [year, monthAndDay] = [Number(today.slice(0, 4)), today.slice(5)];
  const born = sent.identity.dateOfBirth;
  expect(year - Number(born.slice(0, 4)) - (born.slice(5) > monthAndDay ? 1 : 0)).toBe(age);
  expect(new Set(searchesOf(person)).size).toBe(4);
  expect(JSON.stringify(sent)).toBe(JSON.stringify(sent).normalize('NFC'));
  expect(typed.document.docType).toBe(sent.identity.docType);
  expect(/[A-Z]/.test(person.section)).toBe(/\p{Script=Latin}/u.test(sent.name));
  const joint = person.jointHolder?.key;
  expect(joint === undefined || people.some(({ key }) => key === joint)).toBe(true);
});

test.each(rows)('the oracle sends what its country requires: %s', (_key, { sent: { home } }) => {
  const required = requiredParts.find(([country]) => country === home.country)?.[1].split(' ') ?? [];
  const sent = Object.entries(home).flatMap(([name, value]) => (value === null ? [] : [name]));
  expect(sent).toEqual(expect.arrayContaining(required));
});

test('what the oracle sends of texts is composed, and its rows are there once', () => {
  const sent = [...cleanedTexts, ...cleanedCodes].map(([, text]) => text);
  expect(sent).toEqual(sent.map((text) => text.normalize('NFC')));
  expect(distinct(refusedTexts.map(({ field, typed }) => `${field} ${typed}`))).toBe(refusedTexts.length);
  expect(distinct(refusedPhones.map(([code, typed]) => `${code} ${typed}`))).toBe(refusedPhones.length);
  expect(distinct(namesAtLimits)).toBe(namesAtLimits.length);
  expect(distinct(births.map(({ idNo, role }) => `${idNo} ${role}`))).toBe(births.length);
});
