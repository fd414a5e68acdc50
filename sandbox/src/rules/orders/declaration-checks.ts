import type { StatementCode, submitCheckout } from '@portal/shared/api/checkout-submission';
import type { InputOf } from '@portal/shared/api/endpoint';
import { ageOn, type IsoDate } from '../calendar.ts';
import type { DeclaredMismatch } from './suitability.ts';

/** Minimum length of the customer's reason for a mismatch, in characters (docs/domain.md, section 4). */
const REASON_LENGTH = 10;
/** From this age on a customer is vulnerable by age alone (docs/domain.md, section 4). */
const VULNERABLE_AGE = 60;

type Declaration = InputOf<typeof submitCheckout>['declaration'];

/** What has to be declared for the items of a checkout; nothing else may be. */
export interface DeclarationNeeds {
  /** The items that do not suit the customer, in the order of the checkout. */
  readonly mismatches: readonly ({ readonly itemId: string; readonly scheme: string } & DeclaredMismatch)[];
  /** The PRS accounts with a permanent departure and another withdrawal. */
  readonly departures: readonly string[];
  /** Whether a foreign currency is bought. */
  readonly asksBorrowing: boolean;
  /** Whether a fund is bought: every fund has documents. */
  readonly hasFundDocuments: boolean;
  readonly isVulnerable: boolean;
}

interface VulnerableAnswers {
  readonly Q2: boolean | null;
  readonly Q3: boolean | null;
  readonly Q4: boolean | null;
  readonly Q5: boolean | null;
}

/**
 * Whether a customer is vulnerable: from 60 years, or by an answer of the vulnerable-investor block (docs/domain.md, section
 * 4). What is unknown or unanswered does not count.
 */
export function isVulnerable(
  dateOfBirth: IsoDate | null,
  { Q2, Q3, Q4, Q5 }: VulnerableAnswers,
  today: IsoDate,
): boolean {
  const isOld = dateOfBirth !== null && ageOn(dateOfBirth, today) >= VULNERABLE_AGE;
  return isOld || Q2 === true || [Q3, Q4, Q5].includes(false);
}

/**
 * The codes of the statements that the agent ticks for these needs, in this order: fund documents where they are
 * needed, one for each fund that does not suit and for each permanent departure beside another withdrawal, extra care where it is needed, and always the e-mail address.
 */
export function statementsFor(needs: DeclarationNeeds): readonly StatementCode[] {
  const byScheme = new Map(needs.mismatches.map(({ scheme, statement }) => [scheme, statement]));
  return [
    ...(needs.hasFundDocuments ? (['documents-received'] as const) : []),
    ...byScheme.values(),
    ...needs.departures.map(() => 'departure-and-withdrawal' as const),
    ...(needs.isVulnerable ? (['extra-care-explained'] as const) : []),
    'email-confirmed',
  ];
}

function mismatchComplaints({ mismatches }: Declaration, needs: DeclarationNeeds): readonly string[] {
  const complaints = needs.mismatches.flatMap(({ itemId, kind }) => {
    const entries = mismatches.filter((each) => each.itemId === itemId);
    if (entries.length > 1) return [`The mismatch of item ${itemId} is declared twice.`];
    if ((entries[0]?.reason ?? '').trim().length < REASON_LENGTH)
      return [
        `Item ${itemId} does not suit the customer: a reason of at least ${REASON_LENGTH} characters is needed.`,
      ];
    return entries[0]?.kind === kind ? [] : [`The mismatch of item ${itemId} is of the kind ${kind}.`];
  });
  const others = mismatches.filter(({ itemId }) => !needs.mismatches.some((each) => each.itemId === itemId));
  return [...complaints, ...others.map(({ itemId }) => `Item ${itemId} has no mismatch.`)];
}

function statementComplaints({ statements }: Declaration, needs: DeclarationNeeds): readonly string[] {
  const wanted = statementsFor(needs).join(', ');
  const ticked = statements.map(({ code }) => code).join(', ');
  return ticked === wanted ? [] : [`The statements are ${ticked || 'missing'}, and not ${wanted}.`];
}

/**
 * Returns complaints about a checkout's declaration: what is missing or wrong in it, and what was not to be declared;
 * empty when it is right.
 */
export function declarationComplaints(declaration: Declaration, needs: DeclarationNeeds): readonly string[] {
  const { documentsReceived, domesticBorrowing, vulnerable } = declaration;
  return [
    ...(needs.hasFundDocuments && documentsReceived === null
      ? ['The customer must have the documents of the funds.']
      : []),
    ...(!needs.hasFundDocuments && documentsReceived !== null
      ? ['There are no fund documents for these items.']
      : []),
    ...mismatchComplaints(declaration, needs),
    ...(needs.asksBorrowing && domesticBorrowing === null
      ? ['The question about ringgit borrowing is not answered.']
      : []),
    ...(!needs.asksBorrowing && domesticBorrowing !== null
      ? ['The question about ringgit borrowing is not asked for these items.']
      : []),
    ...(needs.isVulnerable && vulnerable === null
      ? ['The customer is vulnerable: the items must be explained.']
      : []),
    ...(!needs.isVulnerable && vulnerable !== null ? ['The customer is not vulnerable.'] : []),
    ...statementComplaints(declaration, needs),
  ];
}
