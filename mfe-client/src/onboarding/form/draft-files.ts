import { type FormFiles, filesToTake } from '@portal/shared/hand-off';
import type { Answers } from '../answers/answers.ts';

/** Returns every file of the answers, by its place. */
export const filesOf = ({ identity, joint, investor, tax }: Answers): FormFiles => ({
  front: identity.front,
  back: identity.back,
  jointFront: joint.identity.front,
  jointBack: joint.identity.back,
  proof: investor.proof,
  w8ben: tax.w8ben,
  jointW8ben: joint.tax.w8ben,
});

/** Returns the answers with these files in place of theirs, the same object when there are none. */
function withFiles(answers: Answers, files: FormFiles): Answers {
  if (Object.keys(files).length === 0) return answers;
  const { identity, joint, investor, tax } = answers;
  const { front, back, jointFront, jointBack, proof, w8ben, jointW8ben } = { ...filesOf(answers), ...files };
  const sides = { front: front ?? null, back: back ?? null };
  const jointSides = { front: jointFront ?? null, back: jointBack ?? null };
  return {
    ...answers,
    identity: { ...identity, ...sides },
    joint: {
      ...joint,
      identity: { ...joint.identity, ...jointSides },
      tax: { ...joint.tax, w8ben: jointW8ben ?? null },
    },
    investor: { ...investor, proof: proof ?? null },
    tax: { ...tax, w8ben: w8ben ?? null },
  };
}

/**
 * Returns the answers with the files that another tab has stored in the draft since this one last read or wrote it, when it
 * had those of `known`; the same object when there are none.
 */
export const takeFiles = (answers: Answers, stored: Answers, known: FormFiles): Answers =>
  withFiles(answers, filesToTake(filesOf(stored), known, filesOf(answers)));
