import { choice, defineFields, oneOf, others, text, when, whenAny, yesNo } from './field.ts';

const label = 'A label';
const isYes = (answer: '' | 'yes' | 'no') => answer === 'yes';

/** Each of these is refused by the compiler, at its place. */
const misfits = () => [
  // @ts-expect-error a misspelled property
  text({ label, requred: 'Enter it.' }),
  // @ts-expect-error a lookup list that there is not
  choice('races', { label }),
  // @ts-expect-error begins with none of its values
  oneOf(['IND', 'JNT'], { label, initial: 'MNR' }),
  // @ts-expect-error its rule reads a field that is not among these
  defineFields({ text: text({ label, asked: others('occupation') }) }),
  // @ts-expect-error its rule reads a field of another kind
  defineFields({ works: text({ label }), employer: text({ label, asked: when('works', isYes) }) }),
  // @ts-expect-error whether it is required depends on a field that is not among these
  defineFields({ bank: text({ label, required: 'Enter it.', requiredWhen: whenAny('branch') }) }),
  // @ts-expect-error whether it is chosen from its list depends on a field that is not among these
  defineFields({ state: choice('state', { label, listedWhen: whenAny('country') }) }),
  // @ts-expect-error it is read beside a field that is not among these
  defineFields({ postcode: text({ label, beside: 'country' }) }),
];

test('a row that fits compiles beside those that do not', () => {
  expect(misfits).toBeDefined();
  const rows = defineFields({
    works: yesNo({ label }),
    employer: text({ label, asked: when('works', isYes) }),
  });
  expect(Object.keys(rows)).toEqual(['works', 'employer']);
});
