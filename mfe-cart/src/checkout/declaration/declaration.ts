import type { Declaration } from '@portal/shared/api/checkout';
import { emailProblem, nameProblem, phoneProblem } from '../../core/customer/contact.ts';
import type { FieldProblem } from '../../core/form/field-problem.ts';
import { reasonProblem } from '../../core/form/reason-problem.ts';

/** An item whose fund does not suit the customer. It needs an acknowledgement and a reason. */
interface DeclaredMismatch {
  readonly itemId: string;
  readonly scheme: string;
  readonly why: string;
}

/** What has to be declared for the chosen items. */
export interface DeclarationRequirements {
  readonly mismatches: readonly DeclaredMismatch[];
  /** Whether to ask about borrowing in ringgit, for foreign-currency investments (domain: transaction rules). */
  readonly asksBorrowing: boolean;
  /** Why the customer needs extra care, if so. */
  readonly extraCare?: string;
  readonly agentEmail: string;
}

/** Answers of the declaration, as ticked and typed. */
export interface DeclarationAnswers {
  readonly documents: boolean;
  readonly acknowledged: Readonly<Record<string, boolean>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly borrowing: '' | 'no' | 'yes';
  readonly care: boolean;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
  /** The customer has confirmed the e-mail address. */
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

/** Returns what is missing in the declaration, in the order of the page (CHK-03). */
export function missingDeclarations(
  requirements: DeclarationRequirements,
  answers: DeclarationAnswers,
): readonly FieldProblem[] {
  const email = emailProblem(answers.email, requirements.agentEmail);
  return [
    ...(answers.documents
      ? []
      : [{ field: 'documents', problem: 'Confirm that the customer has the documents of every scheme.' }]),
    ...requirements.mismatches.flatMap((mismatch) => missingMismatch(mismatch, answers)),
    ...(requirements.asksBorrowing && answers.borrowing === ''
      ? [{ field: 'borrowing', problem: 'Choose whether the customer has borrowed in ringgit.' }]
      : []),
    ...(requirements.extraCare !== undefined && !answers.care
      ? [
          {
            field: 'care',
            problem: 'Confirm that you have explained the risks in a way the customer follows.',
          },
        ]
      : []),
    ...(requirements.extraCare === undefined ? [] : missingContact(answers)),
    ...(email ? [{ field: 'email', problem: email }] : []),
    ...(answers.emailConfirmed
      ? []
      : [
          { field: 'emailConfirmed', problem: 'Confirm the address with the customer: the link goes there.' },
        ]),
  ];
}

/** Returns the declaration to send, or `undefined` while something is missing (CHK-03). */
export function createDeclaration(
  requirements: DeclarationRequirements,
  answers: DeclarationAnswers,
): Declaration | undefined {
  if (missingDeclarations(requirements, answers).length > 0) return undefined;
  const name = answers.contactName.trim();
  return {
    documentsReceived: true,
    mismatches: requirements.mismatches.map(({ itemId }) => ({
      itemId,
      reason: (answers.reasons[itemId] ?? '').trim(),
    })),
    domesticBorrowing: requirements.asksBorrowing ? answers.borrowing === 'yes' : null,
    trustedContact:
      requirements.extraCare === undefined || name === ''
        ? null
        : { name, phone: answers.contactPhone.trim() },
  };
}
