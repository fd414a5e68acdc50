import { expect, test } from 'playwright/test';
import { updatePayload } from './client-information.ts';
import { objectionsToPayload } from './payloads.ts';

const path = '/application/cart/clientinfoupdate';
const record = { email: 'a@mail.example', tel: '123319047', sourceOfIncome: 'Salary' };

test('[CLI-07] [ITM-09] accepts the update that is written by hand', () =>
  expect(objectionsToPayload(path, updatePayload(record))).toEqual([]));

for (const [name, payload, objection] of [
  ['no before', { race: '02' }, 'before is missing'],
  ['a field without its before', { race: '02', before: {} }, 'race is missing'],
  ['a before without its field', { race: '02', before: { race: '01', tel: '1' } }, 'tel is not in'],
  ['a field that is not the customer’s', { age: 40, before: { age: 39 } }, 'age is not in'],
  ['a field that is as before', { race: '02', before: { race: '02' } }, 'race is as it was before'],
  ['nothing', { before: {} }, 'nothing is changed'],
  ['dependants as text', { noOfDependents: '2', before: { noOfDependents: 1 } }, 'not a JSON number'],
] as const) {
  test(`[CLI-07] [ITM-09] objects to ${name}`, () =>
    expect(objectionsToPayload(path, payload).join('\n')).toContain(objection));
}
