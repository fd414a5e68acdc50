import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientInformationSent } from '@portal/shared/api/client-information';
import { onboardingWire, samples } from '@portal/shared/testing';
import { fieldOf, groupNames, personFields } from './fields.ts';

const rows = [...personFields];

test('a label means one thing: no two fields have the same, but for the two forms of the declaration', () => {
  const labels = rows.map(([name, { label }]) => (name === 'satDeclarationId' ? 'in numbers' : label));
  expect(new Set(labels).size).toBe(labels.length);
});

/** Lists, parts and uploads, which are not shown as a field. */
const notFields = new Set(['account', 'before', 'countries', 'front', 'back', 'proof', 'w8ben']);
const { suitability: _suitability, isAOFCompleted: _isAOFCompleted, plans, ...parts } = onboardingWire;

test.each([
  ['the record', samples.customerInfo],
  ['an update', clientInformationSent.shape],
  ['the plans of an onboarding', plans],
  ...Object.entries(parts).map(([part, values]) => [`the part ${part} of an onboarding`, values] as const),
  ['an address', parts.contact.residential],
  ['a tax number', parts.tax.countries[0]],
  ['a nominee', { name: '', idNo: '', relationship: '', share: 0 }],
] as const)('[CLI-02] [ITM-08] every field of %s is in the table', (_, values) => {
  const names = Object.keys(values ?? {});
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !personFields.has(name) && !notFields.has(name))).toEqual([]);
});

test('groups names by the table, in the order of the names', () => {
  expect(groupNames(['email', 'race', 'tel'])).toEqual([
    { title: 'Contact', names: ['email', 'tel'] },
    { title: 'Personal', names: ['race'] },
  ]);
});

test.each([
  ['occupation', 'Occupation'],
  ['natureofBusinessOth', 'Other nature of business'],
  ['favouriteFund', 'Favourite fund'],
  ['favouriteFundOth', 'Other favourite fund'],
  ['favourite_fund', 'Favourite fund'],
  ['', 'Another field'],
  ['constructor', 'Constructor'],
])('the label of %s is %s', (name, label) => {
  expect(fieldOf(name).label).toBe(label);
});

const root = join(__dirname, '../../../..');
const packages = ['host', 'shared', 'mfe-applications', 'mfe-auth', 'mfe-cart', 'mfe-client', 'mfe-history'];
const isTest = /\.test\.tsx?$|fixture|harness|[\\/]testing[\\/]/;

/** The table, and the labels of it that stand apart. */
const isTable = /person\/(?:fields|fact-labels)\.ts$|fields\/(?:person|work|tax)-fields\.ts$/;

/** Labels that are also those of another thing: of an agent, of an account or of a bank account's holder. */
const ofOthers = new Set(['Identity number', 'Operating instruction', 'Vulnerable investor']);
const labels = rows
  .map(([, { label }]) => label)
  .filter((label) => label.includes(' ') && !ofOthers.has(label));
const literal = new RegExp(`(?<=['"\`>])(?:${labels.join('|')})(?=['"\`<])`, 'g');

test('[CLI-02] [CLI-07] [APP-02] no file of a screen repeats a label of the table', () => {
  const paths = packages
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, 'src', path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !isTest.test(path) && !isTable.test(path));
  expect(paths.length).toBeGreaterThan(500);
  const copies = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(literal)].map(([label]) => `${path}: ${label}`),
  );
  expect(copies).toEqual([]);
});
