import type { Answers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isPart = (name: string, answers: Answers): name is keyof Answers => Object.hasOwn(answers, name);

/** Names of the parts of answers. */
export const partsOf = (answers: Answers): readonly (keyof Answers)[] =>
  Object.keys(answers).filter((name) => isPart(name, answers));

/** Whether two payloads say the same. The service does not keep the order of fields. */
export const isSamePayload = (one: unknown, other: unknown): boolean =>
  same(fromPayload(one), fromPayload(other));

/** What another tab or device has changed since `base`, and which of that is changed here too. */
export interface ForeignChanges {
  readonly changed: readonly (keyof Answers)[];
  readonly contested: readonly (keyof Answers)[];
}

/** Returns the parts that differ between two payloads, and those of them that the answers here change too. */
export function findForeignChanges(mine: Answers, base: unknown, theirs: unknown): ForeignChanges {
  const [before, after] = [fromPayload(base), fromPayload(theirs)];
  const changed = partsOf(before).filter((name) => !same(before[name], after[name]));
  // what is typed and was never sent is no part of a payload
  const sent = fromPayloadOf(mine, before);
  return { changed, contested: changed.filter((name) => !same(sent[name], before[name])) };
}

/** Marks and names of files are no part of a payload: they are no change. */
function fromPayloadOf(mine: Answers, before: Answers): Answers {
  const { readValues, uncertain, front, back } = before.identity;
  return { ...mine, identity: { ...mine.identity, readValues, uncertain, front, back } };
}

/**
 * Returns the answers here with what another tab or device has changed. A part that both have changed is theirs with `theirs`,
 * and else stays.
 */
export function mergeAnswers(
  mine: Answers,
  base: unknown,
  theirs: unknown,
  contested: 'mine' | 'theirs',
): Answers {
  const found = findForeignChanges(mine, base, theirs);
  const after = fromPayload(theirs);
  const taken = found.changed.filter((name) => contested === 'theirs' || !found.contested.includes(name));
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, after[name]])) };
}
