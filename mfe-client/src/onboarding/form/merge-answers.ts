import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Answers, IdentityAnswers } from '../answers/answers.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { answeredSteps, stepTable } from '../steps/step-table.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether two payloads of an onboarding have the same answers; the order of fields, which the service does not keep, is
 * ignored.
 */
export const isSamePayload = (one: unknown, other: unknown): boolean =>
  same(fromPayload(one), fromPayload(other));

/** Marks and names of files are no part of a payload: they are no change. */
function withoutMarks(identity: IdentityAnswers): IdentityAnswers {
  const { front, back } = identity;
  return {
    ...identity,
    readValues: {},
    uncertain: [],
    front: front && { name: 'Front', path: front.path },
    back: back && { name: 'Back', path: back.path },
  };
}

/** Types of a payload, each absent when it is not sent. */
type SentTypes = { readonly [Type in keyof OnboardingSent]?: unknown };

/**
 * Returns answers as `fromPayload` would return them once `payload` is stored, to compare them. A part that cannot be
 * sent yet stays as it is typed.
 */
export function asSent(answers: Answers, payload: SentTypes): Answers {
  const { identity, joint } = answers;
  const returned = fromPayload(payload);
  const typed = {
    ...answers,
    identity: withoutMarks(identity),
    joint: { ...joint, identity: withoutMarks(joint.identity) },
  };
  const sent = answeredSteps.filter((name) => payload[stepTable[name].type] !== undefined);
  return { ...typed, ...Object.fromEntries(sent.map((name) => [name, returned[name]])) };
}

/** What another tab or device has changed since `base`, and which of that is changed here too. */
export interface ForeignChanges {
  readonly changed: readonly (keyof Answers)[];
  readonly contested: readonly (keyof Answers)[];
}

/**
 * Returns the parts that another tab or device has changed, from payload `base` to payload `theirs`, and those of them
 * that the answers here change too, to something else. `mine` is as `asSent` returns it.
 */
export function findForeignChanges(mine: Answers, base: unknown, theirs: unknown): ForeignChanges {
  const [before, after] = [fromPayload(base), fromPayload(theirs)];
  const changed = answeredSteps.filter(
    (name) => !same(before[name], after[name]) && !same(mine[name], after[name]),
  );
  return { changed, contested: changed.filter((name) => !same(mine[name], before[name])) };
}

/**
 * Returns the answers here with what `found` says that another tab or device has changed in payload `theirs`. A part
 * that both have changed is theirs with `theirs`, and stays with `mine`.
 */
export function mergeAnswers(
  mine: Answers,
  theirs: unknown,
  found: ForeignChanges,
  contested: 'mine' | 'theirs',
): Answers {
  const after = fromPayload(theirs);
  const taken = found.changed.filter((name) => contested === 'theirs' || !found.contested.includes(name));
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, after[name]])) };
}
