import type { MismatchKind, StatementCode } from '@portal/shared/api/checkout-submission';
import { departureText } from '../../core/items/departure.ts';
import type { AssessmentGap } from '../../core/items/mismatch-kind.ts';

/** A statement beside a box. A changed text needs a higher version: what was sent names the text that was ticked. */
export interface Statement {
  readonly code: StatementCode;
  readonly version: number;
  readonly text: string;
}

/** The statements that are not about one item. */
export const statements = {
  documents: {
    code: 'documents-received',
    version: 2,
    text: 'The customer has received the prospectus and product highlights sheet of every fund that is bought.',
  },
  care: {
    code: 'extra-care-explained',
    version: 1,
    text: 'I have explained every item and its risks in a way that the customer follows.',
  },
  emailConfirmed: {
    code: 'email-confirmed',
    version: 1,
    text: 'The customer has confirmed this address.',
  },
} as const satisfies Record<string, Statement>;

/** Returns the statement about a permanent departure beside another withdrawal from an account. */
export const departureStatement = (accountId: string): Statement => ({
  code: 'departure-and-withdrawal',
  version: 1,
  text: departureText(accountId),
});

const gaps = {
  none: 'the customer has no suitability assessment',
  expired: 'the suitability assessment has expired',
  declined: 'the customer declined the suitability assessment',
} as const satisfies Record<AssessmentGap, string>;

/** A scheme that does not suit, and why. */
interface DeclaredScheme {
  readonly kind: MismatchKind;
  readonly scheme: string;
  /** The customer's risk category. */
  readonly category: string | null;
  /** Why there is no valid assessment, for that kind. */
  readonly gap: AssessmentGap;
}

/**
 * Returns the statement that the agent ticks about a scheme that does not suit, by the kind of the mismatch: code,
 * version and text.
 */
export function mismatchStatement({ kind, scheme, category, gap }: DeclaredScheme): Statement {
  switch (kind) {
    case 'risk': {
      const limit = category === null ? 'customer’s risk category' : `${category} risk category`;
      return {
        code: 'mismatch-risk',
        version: 2,
        text: `The customer knows that ${scheme} is above the ${limit} and wants to go on.`,
      };
    }
    case 'currency':
      return {
        code: 'mismatch-currency',
        version: 1,
        text: `The customer knows that ${scheme} has a currency risk, which the assessment does not accept, and wants to go on.`,
      };
    case 'no-assessment':
      return {
        code: `assessment-${gap}`,
        version: 1,
        text: `The customer knows that nothing shows whether ${scheme} suits, because ${gaps[gap]}, and wants to go on.`,
      };
  }
}
