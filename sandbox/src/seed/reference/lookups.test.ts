import * as fields from '@portal/shared/fields';
import { OFFERED_VALUES } from './lookups.ts';

/** The rows of every set of fields, by the name of the set. */
const sets = Object.entries(fields).flatMap(([name, set]) =>
  name.endsWith('Fields') && typeof set === 'object' ? [[name, set] as const] : [],
);

test.each(sets)('the service knows what each choice of %s offers', (_name, rows) => {
  const choices = Object.entries(rows).filter(([, { options }]) => options !== undefined);
  expect(Object.keys(OFFERED_VALUES)).toEqual(expect.arrayContaining(choices.map(([field]) => field)));
});
