import { nomineesWithPrs, prsPayload } from '../oracle/situations-of-nominees.ts';
import { namesIn, rowsOf } from './payload-of.ts';
import { observePortal, problemsOf, unsaid } from './portal.fixtures.ts';

test.each(rowsOf('onboarding'))('[ONB-01] the form judges as the oracle does: %s', (_title, situation) =>
  expect(observePortal(situation)).toEqual([]),
);

test.each(rowsOf('jointHolder'))('[ONB-01] the form judges as the oracle does: %s', (_title, situation) =>
  expect(observePortal(situation)).toEqual([]),
);

const offered = nomineesWithPrs.filter(({ isNotOffered }) => !isNotOffered);

test.each(offered.map((row) => [row.who, row] as const))(
  '[ONB-01] the form takes and refuses nominees as the oracle does: %s',
  (_who, { nominee, at, says }) => {
    const problems = problemsOf({ ...prsPayload, nominee }).filter(({ place }) => /^nominee/.test(place));
    expect(problems.length > 0).toBe(at !== undefined);
    if (at === undefined) return;
    const texts = problems.flatMap(({ place, text }) => (namesIn(at).includes(place) ? [text] : []));
    expect(texts).not.toEqual([]);
    expect(unsaid(texts.join(' '), says)).toEqual([]);
  },
);
