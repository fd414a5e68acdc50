import { type Answers, emptyAnswers } from '../answers/answers.ts';
import { filesOf, takeFiles } from './draft-files.ts';

const file = (path: string) => ({ name: `${path}.png`, path: `bucket::${path}` });

const { identity, joint, investor, tax } = emptyAnswers;
const stored: Answers = {
  ...emptyAnswers,
  identity: { ...identity, name: 'Theirs', front: file('front'), back: file('back') },
  joint: {
    ...joint,
    identity: { ...joint.identity, front: file('joint'), back: file('joint-back') },
    tax: { ...joint.tax, w8ben: file('joint-w8ben') },
  },
  investor: { ...investor, proof: file('proof') },
  tax: { ...tax, w8ben: file('w8ben') },
};

test('takes every file that another tab has stored, and no other answer', () => {
  const mine: Answers = { ...emptyAnswers, identity: { ...identity, name: 'Mine' } };
  const taken = takeFiles(mine, stored, filesOf(emptyAnswers));
  expect(filesOf(taken)).toEqual(filesOf(stored));
  expect(Object.values(filesOf(taken))).not.toContain(null);
  expect(taken.identity.name).toBe('Mine');
});

test('returns the same answers when there is nothing to take', () => {
  const mine: Answers = { ...emptyAnswers, identity: { ...identity, name: 'Mine' } };
  expect(takeFiles(mine, emptyAnswers, filesOf(emptyAnswers))).toBe(mine);
  expect(takeFiles(stored, stored, filesOf(emptyAnswers))).toBe(stored);
});
