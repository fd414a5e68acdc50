import type { MismatchKind, StatementCode } from '@portal/shared/api/checkout-submission';

/** A statement beside a box. A changed text needs a higher version: what was sent names the text that was ticked. */
export interface Statement {
  readonly code: StatementCode;
  readonly version: number;
  readonly text: string;
}

/** The statements that every checkout or every vulnerable customer has. */
export const statements = {
  documents: {
    code: 'documents-received',
    version: 1,
    text: 'The customer has received the prospectus and product highlights sheet of every scheme.',
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

/** Returns the statement about a scheme that does not suit. `category` is the customer's risk category. */
export function mismatchStatement(kind: MismatchKind, scheme: string, category: string | null): Statement {
  switch (kind) {
    case 'risk': {
      const limit = category === null ? 'customer’s category' : `${category} category`;
      return {
        code: 'mismatch-risk',
        version: 1,
        text: `The customer knows that ${scheme} is riskier than the ${limit} and wants to go on.`,
      };
    }
    case 'currency':
      return {
        code: 'mismatch-currency',
        version: 1,
        text: `The customer knows that ${scheme} has a currency risk that does not fit their assessment and wants to go on.`,
      };
    case 'no-assessment':
      return {
        code: 'mismatch-no-assessment',
        version: 1,
        text: `The customer knows that there is no valid assessment for ${scheme} and wants to go on.`,
      };
  }
}
