import { departureText } from '../../core/items/departure.ts';
import {
  careField,
  type DeclarationAnswers,
  type DeclarationRequirements,
  departureField,
  documentsField,
  emailConfirmedField,
  isAcknowledged,
  isTicked,
  reasonFor,
} from '../declaration/declaration.ts';
import { statements } from '../declaration/statements.ts';

/** A statement of the checkout, and whether it has been declared. */
export interface DeclaredLine {
  readonly text: string;
  readonly isDeclared: boolean;
}

/** Returns every statement that the checkout asks for, in the order of its page, as answered so far. */
export function listDeclared(
  requirements: DeclarationRequirements,
  answers: DeclarationAnswers,
): readonly DeclaredLine[] {
  const { hasFundDocuments, mismatches, departures, asksBorrowing, extraCare } = requirements;
  const { borrowing, email } = answers;
  return [
    ...mismatches.map((mismatch) => {
      const reason = reasonFor(answers, mismatch).replaceAll('\n', ' ');
      return {
        text: [mismatch.statement.text, reason && `Reason: ${reason}`].filter(Boolean).join(' '),
        isDeclared: isAcknowledged(answers, mismatch),
      };
    }),
    ...departures.map(({ accountId }) => ({
      text: departureText(accountId),
      isDeclared: isTicked(answers, departureField(accountId)),
    })),
    ...(hasFundDocuments
      ? [{ text: statements.documents.text, isDeclared: isTicked(answers, documentsField) }]
      : []),
    ...(asksBorrowing
      ? [
          {
            text: `The customer has borrowed in ringgit: ${borrowing === '' ? 'not answered' : borrowing}.`,
            isDeclared: borrowing !== '',
          },
        ]
      : []),
    ...(extraCare === undefined
      ? []
      : [{ text: `${extraCare} ${statements.care.text}`, isDeclared: isTicked(answers, careField) }]),
    {
      text: `The customer confirms by e-mail at ${email.trim() || 'an address that is not entered yet'}.`,
      isDeclared: isTicked(answers, emailConfirmedField),
    },
  ];
}
