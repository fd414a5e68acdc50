import type { Declaration } from '@portal/shared/api/checkout';
import { emailProblem, nameProblem, phoneProblem } from '../../core/contact.ts';
import { type FieldProblem, reasonProblem } from '../../core/field-problem.ts';

/** An item whose fund does not suit the customer: going on takes a word and a reason. */
export interface DeclaredMismatch {
  readonly itemId: string;
  readonly scheme: string;
  readonly why: string;
}

/** What has to be declared for a choice of items. */
export interface DeclarationRequirements {
  readonly mismatches: readonly DeclaredMismatch[];
  /** Foreign-currency investments ask about borrowing in ringgit (domain: transaction rules). */
  readonly asksBorrowing: boolean;
  /** Why the customer asks for extra care; absent: nothing says so. */
  readonly extraCare?: string;
  readonly agentEmail: string;
}

/** What the agent has ticked and typed. */
export interface DeclarationAnswers {
  readonly documents: boolean;
  readonly acknowledged: Readonly<Record<string, boolean>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly borrowing: '' | 'no' | 'yes';
  readonly care: boolean;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
  /** The customer has said that this is the address. */
  readonly emailConfirmed: boolean;
}

/** Names of the fields of one mismatch, used by form and focus duplicateIds. */
export const acknowledgedField = (itemId: string) => `acknowledged.${itemId}`;
export const reasonField = (itemId: string) => `reasons.${itemId}`;

function missingMismatch(mismatch: DeclaredMismatch, answers: DeclarationAnswers): readonly FieldProblem[] {
  const { itemId, scheme } = mismatch;
  if (answers.acknowledged[itemId] !== true) {
    return [
      {
        field: acknowledgedField(itemId),
        problem: `Confirm that the customer wants ${scheme} all the same.`,
      },
    ];
  }
  const problem = reasonProblem(answers.reasons[itemId] ?? '');
  return problem ? [{ field: reasonField(itemId), problem }] : [];
}

function missingContact({ contactName, contactPhone }: DeclarationAnswers): readonly FieldProblem[] {
  if (contactName.trim() === '' && contactPhone.trim() === '') return [];
  const nameIs = nameProblem(contactName);
  const phoneIs = phoneProblem(contactPhone);
  return [
    ...(nameIs ? [{ field: 'contactName', problem: nameIs }] : []),
    ...(phoneIs ? [{ field: 'contactPhone', problem: phoneIs }] : []),
  ];
}

/** What is left to declare, in the order of the page (CHK-03). Empty: the checkout may be sent. */
export function missingDeclarations(
  demand: DeclarationRequirements,
  answers: DeclarationAnswers,
): readonly FieldProblem[] {
  const email = emailProblem(answers.email, demand.agentEmail);
  return [
    ...(answers.documents
      ? []
      : [{ field: 'documents', problem: 'Confirm that the customer has the documents of every scheme.' }]),
    ...demand.mismatches.flatMap((mismatch) => missingMismatch(mismatch, answers)),
    ...(demand.asksBorrowing && answers.borrowing === ''
      ? [{ field: 'borrowing', problem: 'Choose whether the customer has borrowed in ringgit.' }]
      : []),
    ...(demand.extraCare !== undefined && !answers.care
      ? [
          {
            field: 'care',
            problem: 'Confirm that you have explained the risks in a way the customer follows.',
          },
        ]
      : []),
    ...(demand.extraCare === undefined ? [] : missingContact(answers)),
    ...(email ? [{ field: 'email', problem: email }] : []),
    ...(answers.emailConfirmed
      ? []
      : [
          { field: 'emailConfirmed', problem: 'Confirm the address with the customer: the link goes there.' },
        ]),
  ];
}

/** The declaration to send, or `undefined` as long as something is missing (CHK-03). */
export function declare(
  demand: DeclarationRequirements,
  answers: DeclarationAnswers,
): Declaration | undefined {
  if (missingDeclarations(demand, answers).length > 0) return undefined;
  const name = answers.contactName.trim();
  return {
    documentsReceived: true,
    mismatches: demand.mismatches.map(({ itemId }) => ({
      itemId,
      reason: (answers.reasons[itemId] ?? '').trim(),
    })),
    domesticBorrowing: demand.asksBorrowing ? answers.borrowing === 'yes' : null,
    trustedContact:
      demand.extraCare === undefined || name === '' ? null : { name, phone: answers.contactPhone.trim() },
  };
}
