import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldLabel } from './field-labels.ts';

const folder = join(__dirname, '..');
const forms = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test.each([
  ['withdrawalDescription', 'Description'],
  ['customerEmail', 'Customer’s e-mail'],
  ['salesCharge', 'Sales charge'],
])('the field %s is called %s, as in its form', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
  expect(forms).toMatch(new RegExp(`["'\`>]${label}["'\`<]`));
});

test('a field that no form has is not named', () => {
  expect(fieldLabel('satRank')).toBeUndefined();
});
