import { rowsOf } from './payload-of.ts';
import { effectOf, observeServedUpdate, observeUpdateForm } from './update.fixtures.ts';

const rows = rowsOf('update');

test.each(rows)('[CLI-07] the service judges as the oracle does: %s', (_title, situation) =>
  expect(observeServedUpdate(situation)).toEqual([]),
);

test.each(rows)('[CLI-07] the form of an update judges as the oracle does: %s', (_title, situation) =>
  expect(observeUpdateForm(situation)).toEqual([]),
);

test.each(rows.filter(([, { result }]) => result === 'taken'))(
  '[ITM-13] orders change once it is settled as the oracle says: %s',
  (_title, situation) => expect(effectOf(situation)).toBe(situation.onceSettled),
);
