import {
  type HandOffEnd,
  handOffEnds,
  type PictureState,
  pictureStates,
} from '@portal/shared/api/hand-off-code';
import { cameraProblemTexts, endMessage, refusalMessages } from './words.ts';

const picture = (state: PictureState) => ({
  label: 'MyKad, front',
  state,
  ...(state === 'refused' ? { why: 'It is too dark.' } : {}),
});

test.each<readonly [HandOffEnd, readonly PictureState[] | undefined, boolean, string]>([
  ['done', ['stored', 'stored'], false, 'The photos have arrived'],
  ['done', ['stored', 'missing'], false, 'The photos have arrived'],
  ['done', ['stored', 'sent'], false, 'The photos have been sent'],
  ['done', ['stored', 'sent'], true, 'Not all photos have arrived yet'],
  ['done', ['stored', 'refused'], false, 'Not all photos could be used'],
  ['done', undefined, false, 'This code has been used'],
  ['expired', ['stored', 'missing'], false, 'This code has expired'],
  ['expired', ['stored', 'stored'], false, 'The photos have arrived'],
  ['expired', undefined, false, 'This code has expired'],
  ['signedOut', ['missing'], false, 'Your agent has logged out'],
  ['cancelled', ['missing'], false, 'Your agent has ended this'],
  ['replaced', ['sent'], false, 'Your agent has made a new code'],
  ['refused', ['stored'], false, 'Stopped'],
])('[ONB-02] an end by %s with photos %j (late: %s) is titled %j', (why, states, isLate, title) =>
  expect(endMessage(why, states?.map(picture), isLate).title).toBe(title),
);

test('[ONB-02] only when all that were sent are stored the page may be closed', () => {
  for (const why of handOffEnds)
    for (const state of pictureStates)
      for (const isLate of [false, true]) {
        const { title, text } = endMessage(why, [picture('stored'), picture(state)], isLate);
        const isAll = state === 'stored' || (why === 'done' && state === 'missing');
        expect([title, /You can close this page/.test(text)]).toEqual([title, isAll && why !== 'refused']);
      }
});

test.each(['cancelled', 'expired'] as const)(
  '[ONB-02] an end by %s says that a photo that was sent may not have arrived',
  (why) => {
    expect(endMessage(why, [picture('sent')]).text).toMatch(/^Not all photos may have arrived/);
    expect(endMessage(why, [picture('missing')]).text).not.toMatch(/arrived/);
  },
);

test('[ONB-02] a photo that could not be used has its reason at the end', () => {
  expect(endMessage('done', [picture('refused')]).text).toMatch(/^MyKad, front: It is too dark\. Ask/);
});

test('[ONB-02] each reason why a camera does not open is said, with the way on', () => {
  const texts = Object.values(cameraProblemTexts);
  expect(new Set(texts).size).toBe(6);
  for (const text of texts) expect(text).toMatch(/choose a photo instead\.$/i);
});

test('[ONB-02] each refusal and each end has a separate title', () => {
  const ends = handOffEnds.map((why) => endMessage(why, [picture('sent')]));
  const titles = [...ends, endMessage('done', undefined), ...Object.values(refusalMessages)].map(
    ({ title }) => title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});
