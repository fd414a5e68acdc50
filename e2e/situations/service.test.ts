import { nomineesWithPrs, prsPayload } from '../oracle/situations-of-nominees.ts';
import { namesIn, rowsOf, suitability } from './payload-of.ts';
import { answerTo, observeService } from './service.fixtures.ts';

test.each(rowsOf('onboarding'))('[ITM-08] the service judges as the oracle does: %s', (_title, situation) =>
  expect(observeService(situation)).toEqual([]),
);

test.each(rowsOf('jointHolder'))('[ITM-08] the service judges as the oracle does: %s', (_title, situation) =>
  expect(observeService(situation)).toEqual([]),
);

test.each(nomineesWithPrs.map((row) => [row.who, row] as const))(
  '[ITM-08] the service takes and refuses nominees as the oracle does: %s',
  (_who, { nominee, at }) => {
    const { refused, incomplete } = answerTo({ ...prsPayload, suitability, nominee });
    const wrong = refused[0] ?? incomplete;
    if (at === undefined) expect(wrong).toBeUndefined();
    else expect(namesIn(at)).toContain(wrong);
  },
);
