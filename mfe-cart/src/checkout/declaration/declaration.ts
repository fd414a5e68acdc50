import type { Declaration, MismatchKind } from '@portal/shared/api/checkout-submission';
import { cleanLines, cleanText } from '@portal/shared/clean-text';
import { malaysianInstant } from '@portal/shared/dates';
import type { FieldProblem } from '@portal/shared/form-values';
import { readEmail } from '@portal/shared/person/read-email';
import { readName } from '@portal/shared/person/read-name';
import { readPhone } from '@portal/shared/person/read-phone';
import { problemOf } from '@portal/shared/person/reading';
import { type Departure, departureKind, departureProblem } from '../../core/items/departure.ts';
import { type MismatchReason, missingAnswer } from '../../core/items/mismatch-reasons.ts';
import { departureStatement, type Statement, statements } from './statements.ts';

/** A fund that does not suit the customer, with its orders. It needs one acknowledgement and one reason. */
export interface DeclaredMismatch {
  /** The first order, and those of the same fund. */
  readonly orders: readonly [MismatchedOrder, ...MismatchedOrder[]];
  readonly scheme: string;
  readonly kind: MismatchKind;
  /** What the customer acknowledges. */
  readonly statement: Statement;
}

/** An order of a fund that does not suit. */
interface MismatchedOrder {
  readonly itemId: string;
  /** `CBGTU, USD 50,000.00` */
  readonly text: string;
}

/** What has to be declared for the chosen items. */
export interface DeclarationRequirements {
  readonly mismatches: readonly DeclaredMismatch[];
  /** The PRS accounts that the customer leaves for good, with another withdrawal beside it. */
  readonly departures: readonly Departure[];
  /** Whether a fund is bought that has documents. */
  readonly hasFundDocuments: boolean;
  /** Whether to ask about borrowing in ringgit, for foreign-currency investments (docs/domain.md, section 3). */
  readonly asksBorrowing: boolean;
  /** Why the customer needs extra care, if so. */
  readonly extraCare?: string;
  readonly agentEmail: string;
}

/** Answers of the declaration, as ticked and typed. */
export interface DeclarationAnswers {
  /** When each box was ticked, as an ISO instant, by its field; `null` when it was unticked again. */
  readonly ticked: Readonly<Record<string, string | null>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly borrowing: '' | 'no' | 'yes';
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
}

/** The fields of the boxes that do not belong to an item, and of one mismatch. They also name what gets the focus. */
export const documentsField = 'documents';
export const careField = 'care';
export const emailConfirmedField = 'emailConfirmed';

/**
 * Returns the name of the box that acknowledges that the scheme of an item does not suit the customer: `acknowledged.`
 * and the item's id. It names the field in `ticked`, in problems, and what gets the focus.
 */
export const acknowledgedField = (itemId: string) => `acknowledged.${itemId}`;

/**
 * Returns the name of the field for the customer's reason to buy an item's scheme that does not suit: `reasons.` and
 * the item's id.
 */
export const reasonField = (itemId: string) => `reasons.${itemId}`;

/** Returns the name of the box about a permanent departure from an account and another withdrawal. */
export const departureField = (accountId: string) => `departure.${accountId}`;

/** Whether the box of a field is ticked now; false for one that was never ticked or was unticked. */
export const isTicked = ({ ticked }: DeclarationAnswers, field: string): boolean =>
  typeof ticked[field] === 'string';

/** Whether the box that acknowledges that a scheme does not suit is ticked for each of its orders. */
export const isAcknowledged = (answers: DeclarationAnswers, { orders }: DeclaredMismatch): boolean =>
  orders.every(({ itemId }) => isTicked(answers, acknowledgedField(itemId)));

/**
 * Returns the customer's reason for a fund that does not suit: the different ones that were given with its orders, one
 * a line; empty without any.
 */
export const reasonFor = ({ reasons }: DeclarationAnswers, { orders }: DeclaredMismatch): string => {
  const given = orders.map(({ itemId }) => reasons[itemId] ?? '').filter((reason) => reason !== '');
  return [...new Set(given)].join('\n');
};

/**
 * Returns what is missing of the answers to a fund that does not suit, the acknowledgement or the reason, at the field
 * of its first order; empty when both are given.
 */
export function missingMismatch(
  mismatch: DeclaredMismatch,
  answers: DeclarationAnswers,
): readonly FieldProblem[] {
  const [{ itemId }] = mismatch.orders;
  const fields = { acknowledged: acknowledgedField(itemId), reason: reasonField(itemId) };
  const missing = missingAnswer(mismatch.scheme, {
    isAcknowledged: isAcknowledged(answers, mismatch),
    reason: reasonFor(answers, mismatch),
  });
  return missing ? [{ field: fields[missing.part], problem: missing.problem }] : [];
}

/**
 * Returns what is missing of the answers to all funds that do not suit, and to permanent departures; the review asks for
 * it, at the lines of the items.
 */
export const missingInReview = (
  { mismatches, departures }: Pick<DeclarationRequirements, 'mismatches' | 'departures'>,
  answers: DeclarationAnswers,
): readonly FieldProblem[] => [
  ...mismatches.flatMap((mismatch) => missingMismatch(mismatch, answers)),
  ...departures
    .map(({ accountId }) => departureField(accountId))
    .filter((field) => !isTicked(answers, field))
    .map((field) => ({ field, problem: departureProblem })),
];

function missingContact({ contactName, contactPhone }: DeclarationAnswers): readonly FieldProblem[] {
  if (cleanText(contactName + contactPhone) === '') return [];
  const nameIs = problemOf(readName(contactName));
  const phoneIs = problemOf(readPhone(contactPhone));
  return [
    ...(nameIs ? [{ field: 'contactName', problem: nameIs }] : []),
    ...(phoneIs ? [{ field: 'contactPhone', problem: phoneIs }] : []),
  ];
}

/**
 * Returns what is missing or wrong in the declaration, with the field and the problem's text, in the order of the page
 * (CHK-03); empty when it is complete.
 */
export function missingDeclarations(
  requirements: DeclarationRequirements,
  answers: DeclarationAnswers,
): readonly FieldProblem[] {
  const email = problemOf(readEmail(answers.email, requirements.agentEmail));
  return [
    ...missingInReview(requirements, answers),
    ...(requirements.hasFundDocuments && !isTicked(answers, documentsField)
      ? [
          {
            field: documentsField,
            problem: 'Confirm that the customer has the documents of every fund that is bought.',
          },
        ]
      : []),
    ...(requirements.asksBorrowing && answers.borrowing === ''
      ? [{ field: 'borrowing', problem: 'Choose whether the customer has borrowed in ringgit.' }]
      : []),
    ...(requirements.extraCare !== undefined && !isTicked(answers, careField)
      ? [
          {
            field: careField,
            problem: 'Confirm that you have explained the risks in a way the customer follows.',
          },
        ]
      : []),
    ...(requirements.extraCare === undefined ? [] : missingContact(answers)),
    ...(email ? [{ field: 'email', problem: email }] : []),
    ...(isTicked(answers, emailConfirmedField)
      ? []
      : [
          {
            field: emailConfirmedField,
            problem: 'Confirm the address with the customer: the link goes there.',
          },
        ]),
  ];
}

/**
 * Returns the boxes that the declaration asks to tick, in the order in which the service expects their statements: for
 * each the statement that it makes, and its field names (a box for a scheme with several orders has one for each order).
 */
export function boxesOf({ hasFundDocuments, mismatches, departures, extraCare }: DeclarationRequirements) {
  return [
    ...(hasFundDocuments ? [{ fields: [documentsField], statement: statements.documents }] : []),
    ...mismatches.map(({ orders, statement }) => ({
      fields: orders.map(({ itemId }) => acknowledgedField(itemId)),
      statement,
    })),
    ...departures.map(({ accountId }) => ({
      fields: [departureField(accountId)],
      statement: departureStatement(accountId),
    })),
    ...(extraCare === undefined ? [] : [{ fields: [careField], statement: statements.care }]),
    { fields: [emailConfirmedField], statement: statements.emailConfirmed },
  ];
}

/** Returns when the last of these boxes was ticked; `undefined` when none was. */
const lastTick = ({ ticked }: DeclarationAnswers, fields: readonly string[]): string | undefined =>
  fields
    .flatMap((field) => ticked[field] ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);

function trustedContact({ contactName, contactPhone }: DeclarationAnswers) {
  const [name, phone] = [readName(contactName), readPhone(contactPhone)];
  return name.ok && phone.ok ? { name: name.value, phone: phone.value.full } : null;
}

/**
 * Returns the declaration to send, or `undefined` while something is missing (CHK-03). What was not asked is `null`.
 * Each ticked box is one statement with the time of its last tick, in Malaysian time, so two orders of one scheme that
 * does not suit share one.
 */
export function createDeclaration(
  requirements: DeclarationRequirements,
  answers: DeclarationAnswers,
): Declaration | undefined {
  if (missingDeclarations(requirements, answers).length > 0) return undefined;
  return {
    documentsReceived: requirements.hasFundDocuments ? true : null,
    mismatches: requirements.mismatches.flatMap((mismatch) => {
      const reason = cleanLines(reasonFor(answers, mismatch));
      return mismatch.orders.map(({ itemId }) => ({ itemId, kind: mismatch.kind, reason }));
    }),
    domesticBorrowing: requirements.asksBorrowing ? answers.borrowing === 'yes' : null,
    vulnerable:
      requirements.extraCare === undefined
        ? null
        : { explained: true, trustedContact: trustedContact(answers) },
    emailConfirmed: true,
    statements: boxesOf(requirements).flatMap(({ fields, statement: { code, version } }) => {
      const tickedAt = lastTick(answers, fields);
      // a draft of an earlier release has another offset
      return tickedAt ? [{ code, version, tickedAt: malaysianInstant(tickedAt) }] : [];
    }),
  };
}

/**
 * Returns, by item id, the customer's reason for each scheme that does not suit and when it was acknowledged, and when a
 * permanent departure was, to keep them for the item's next checkout. Items without an acknowledgement are left out.
 */
export const reasonsToKeep = (
  { mismatches, departures }: DeclarationRequirements,
  answers: DeclarationAnswers,
): Readonly<Record<string, MismatchReason>> => {
  const acknowledged = (field: string, kind: string) => {
    const at = answers.ticked[field];
    return at ? { at, kind } : undefined;
  };
  return Object.fromEntries([
    ...mismatches.flatMap((mismatch) =>
      mismatch.orders.flatMap(({ itemId }): [string, MismatchReason][] => {
        const given = acknowledged(acknowledgedField(itemId), mismatch.kind);
        return given ? [[itemId, { reason: reasonFor(answers, mismatch), acknowledged: given }]] : [];
      }),
    ),
    ...departures.flatMap(({ accountId, withdrawals }) => {
      const given = acknowledged(departureField(accountId), departureKind);
      return withdrawals.flatMap(({ id }): [string, MismatchReason][] =>
        given ? [[id, { reason: '', acknowledged: given }]] : [],
      );
    }),
  ]);
};
