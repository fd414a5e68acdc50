import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { namesOf } from '@portal/shared/fields';
import { readOnboarding } from '@portal/shared/records';
import type { Answers, IdentityAnswers, JointAnswers } from '../answers/answers.ts';
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

/** The second holder's parts that are typed, and are not in what is sent. */
function unsentParts({ joint }: Answers, payload: unknown): Partial<JointAnswers> {
  const [sent] = readOnboarding(payload).jointApplicant ?? [];
  const { employment, pep, tax } = joint;
  const parts = Object.entries({ employment, pep, tax });
  return Object.fromEntries(parts.filter(([name]) => !sent || !Object.keys(sent).includes(name)));
}

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
  const merged = { ...typed, ...Object.fromEntries(sent.map((name) => [name, returned[name]])) };
  return { ...merged, joint: { ...merged.joint, ...unsentParts(typed, payload) } };
}

/** What another tab or device has changed, and which of that is changed here too. */
interface Changes<Name> {
  readonly changed: readonly Name[];
  readonly contested: readonly Name[];
}

/** Changes by step, and of the second holder, who has parts as the applicant has steps, by part. */
export interface ForeignChanges extends Changes<keyof Answers> {
  readonly ofHolder: Changes<keyof JointAnswers>;
}

function changesIn<Whole extends object, Name extends keyof Whole>(
  names: readonly Name[],
  mine: Whole,
  before: Whole,
  after: Whole,
): Changes<Name> {
  const changed = names.filter((name) => !same(before[name], after[name]) && !same(mine[name], after[name]));
  return { changed, contested: changed.filter((name) => !same(mine[name], before[name])) };
}

/**
 * Returns the parts that another tab or device has changed, from payload `base` to payload `theirs`, and those of them
 * that the answers here change too, to something else. `mine` is as `asSent` returns it.
 */
export function findForeignChanges(mine: Answers, base: unknown, theirs: unknown): ForeignChanges {
  const [before, after] = [fromPayload(base), fromPayload(theirs)];
  const { changed, contested } = changesIn(answeredSteps, mine, before, after);
  const ofHolder = changesIn(namesOf(before.joint), mine.joint, before.joint, after.joint);
  const isContested = (name: keyof Answers) => name !== 'joint' || ofHolder.contested.length > 0;
  return { changed, contested: contested.filter(isContested), ofHolder };
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
  const takenOf = <Name>(changes: Changes<Name>) =>
    changes.changed.filter((name) => contested === 'theirs' || !changes.contested.includes(name));
  const steps = takenOf(found).filter((name) => name !== 'joint');
  const parts = takenOf(found.ofHolder).map((name) => [name, after.joint[name]]);
  return {
    ...mine,
    ...Object.fromEntries(steps.map((name) => [name, after[name]])),
    ...(parts.length > 0 ? { joint: { ...mine.joint, ...Object.fromEntries(parts) } } : {}),
  };
}
