import type { ApplicationRow } from '@portal/shared/api/applications';
import type { CustomerRow } from '@portal/shared/api/customers';
import type { SatForm } from '@portal/shared/api/suitability';
import { buildApplicationNeeds } from './application-needs.ts';
import { buildAssessmentNeeds, buildCartNeeds } from './customer-needs.ts';
import { cutOffOf } from './cut-off.ts';
import { buildGroup, type NeedGroup } from './group-words.ts';
import { type Need, type NeedKind, needKinds } from './need.ts';
import { compareNeeds } from './rank.ts';
import { nextAssessmentText, zeroText } from './zero-words.ts';

/** What home knows of the agent's work. */
export interface WorkFacts {
  /** Absent when they could not be loaded. */
  readonly applications?: readonly ApplicationRow[] | undefined;
  /** Absent while they load, and when they could not be loaded. */
  readonly satForms?: readonly SatForm[] | undefined;
  /** All customers of the agent. Absent while they load, when they could not be loaded, or the service lists none. */
  readonly book?: readonly CustomerRow[] | undefined;
  /** Ids of the checkouts that the agent leaves as they are. */
  readonly leftCheckouts: ReadonlySet<string>;
  /** Marks of the needs that the agent left alone, by the need's id. */
  readonly leftMarks: Readonly<Record<string, string>>;
  readonly now: Date;
  /** Whether the service says that today has a price; absent while it is not known. */
  readonly isPricedToday?: boolean | undefined;
}

/** What needs the agent, as home shows it. */
export interface Worklist {
  /** The group that loses something first is first; none is empty. */
  readonly groups: readonly NeedGroup[];
  /** Number of all needs in the groups. */
  readonly count: number;
  /** Payments in the groups that are the agent's to make, and so wait for a price. */
  readonly payments: readonly Need[];
  /** Needs that the agent left alone and that have not changed since. */
  readonly left: readonly Need[];
  /** What does not wait, in one line; absent when something of each kind does, or nothing at all is known not to. */
  readonly zero?: string;
  /** Which assessment ends next, when nothing needs the agent and all customers are known. */
  readonly next?: string;
}

/** Ranks and groups what needs the agent by what is lost by waiting: what ends soonest, then money, then age. */
export function buildWorklist(facts: WorkFacts): Worklist {
  const { applications, satForms, book, leftCheckouts, leftMarks, now, isPricedToday } = facts;
  const { today, cutOff } = cutOffOf(now);
  const needs = [
    ...buildApplicationNeeds(applications ?? [], {
      leftCheckouts,
      today,
      cutOff: isPricedToday === false ? undefined : cutOff,
    }),
    ...buildCartNeeds(book ?? []),
    ...buildAssessmentNeeds(satForms ?? [], book ?? [], today),
  ].toSorted(compareNeeds);
  const isLeft = ({ id, mark }: Need) => Object.hasOwn(leftMarks, id) && leftMarks[id] === mark;
  const listed = needs.filter((need) => !isLeft(need));
  const groups = needKinds
    .map((kind) => listed.filter((need) => need.kind === kind))
    .filter(([first]) => first !== undefined)
    .toSorted(compareGroups)
    .map((group) => buildGroup(group, { now, hasPriceToday: cutOff === undefined ? false : isPricedToday }));
  const left = needs.filter(isLeft);
  const zero = zeroText(findEmptyKinds(facts, listed));
  const next = listed.length === 0 && book ? nextAssessmentText(book, today) : undefined;
  return {
    groups,
    count: listed.length,
    payments: listed.filter(({ part }) => part === 'agent'),
    left,
    ...(zero === undefined ? {} : { zero }),
    ...(next === undefined ? {} : { next }),
  };
}

/** A group without an end keeps its place. An assessment can be made on any later day, so its end moves no group. */
function compareGroups([one]: readonly Need[], [other]: readonly Need[]): number {
  const endOf = (need: Need | undefined) =>
    need?.endsAt !== undefined && need.kind !== 'assessment' ? Date.parse(need.endsAt) : undefined;
  const ends = [endOf(one), endOf(other)] as const;
  if (ends[0] !== undefined && ends[1] !== undefined) return ends[0] - ends[1];
  return Number(ends[0] === undefined) - Number(ends[1] === undefined);
}

/** Returns the kinds of which nothing waits, as far as that is known. */
function findEmptyKinds(
  { applications, satForms, book }: WorkFacts,
  listed: readonly Need[],
): readonly NeedKind[] {
  const areCartsKnown = book !== undefined && !book.some(({ openCartItems }) => openCartItems === undefined);
  const isKnown = (kind: NeedKind) => {
    if (kind === 'cart') return areCartsKnown;
    return kind === 'assessment' ? satForms !== undefined && book !== undefined : applications !== undefined;
  };
  return needKinds.filter((kind) => isKnown(kind) && !listed.some((need) => need.kind === kind));
}
