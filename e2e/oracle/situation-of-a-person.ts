import type { Answers } from './questions.ts';

/** Facts of a person by part of the wire: `{ tax: { usResidentStatus: 'US citizen' } }`. */
export type Facts = Readonly<Record<string, Answers>>;

/** The situation does not occur on this way, or is not asked there, and why. */
interface Never {
  readonly never: string;
}

/** What is done with a situation. */
interface Judged {
  /**
   * Taken; refused at a field until it is answered otherwise; or stopped: the answers stay, and the onboarding goes no
   * further.
   */
  readonly result: 'taken' | 'refused' | 'stopped';
  /** Names that are asked and must be answered. A name of a second holder may have its part: `personal.race`. */
  readonly asked?: string;
  /** Names that are not asked: null at the wire, or not there. */
  readonly notAsked?: string;
  /**
   * Where it is refused: the place at the wire, from the payload or, of a second holder, from that holder's. One of them,
   * where there are more.
   */
  readonly at?: string;
  /** The form has no way to answer so: the service alone refuses it. */
  readonly isNotOffered?: true;
  /** What the refusal says there, each as a pattern without regard to case. */
  readonly says?: readonly string[];
  /** The documents that are demanded beside the identity paper. Default: none. */
  readonly documents?: readonly string[];
}

/** The answers of an onboarding, by part, where they differ from `applicantPayload`. */
export interface OfOnboarding extends Judged {
  readonly given: Facts;
}

/** The same of the second holder. */
export interface OfJointHolder extends Judged {
  readonly accountType: 'JNT' | 'MNR';
  readonly given: Facts;
  /** Default: `Spouse` of an adult, `Child` of a minor. */
  readonly relationship?: string;
  /** Of the applicant, where they differ from `applicantPayload`. */
  readonly applicant?: Facts;
}

/** An update of the record: names of the record, without parts. */
export interface OfUpdate extends Judged {
  /** What is on record, where it differs from `recordOfCustomer`. */
  readonly record: Answers;
  readonly changes: Answers;
  /** On record and no longer asked: sent as null with the recorded value in `before`. */
  readonly ends?: string;
  /** The plans of which the customer has accounts. Default: cash. */
  readonly accounts?: readonly ('CS' | 'EPF' | 'PRS')[];
  /** What changes for orders when the update is settled, and not before. */
  readonly onceSettled?:
    | 'no more purchases'
    | 'purchases again'
    | 'wholesale funds'
    | 'no more wholesale funds';
}

/** A situation of a person on the three ways on which it is judged, the same on each. */
export interface SituationOfAPerson {
  readonly who: string;
  readonly onboarding: OfOnboarding | Never;
  readonly jointHolder: OfJointHolder | Never;
  readonly update: OfUpdate | Never;
}

export const never = (reason: string): Never => ({ never: reason });

/** The documents of an identity paper, and whose they are when a second holder has it. */
export const papersOf = (docType: string, isSecondHolder: boolean): readonly string[] =>
  (docType === 'PASSPORT' ? ['Passport'] : ['MyKad, front', 'MyKad, back']).map((name) =>
    isSecondHolder ? `${name}, joint holder` : name,
  );

/** Reasons that many rows share. */
export const noInvestor = never(
  'whether the customer is a sophisticated investor is asked of the applicant alone',
);
export const notOnRecord = never('the record does not have it, so an update does not touch it');
export const notOfOneHolder = never('it is between two holders');
