/**
 * A suitability assessment, written by hand from docs/calls.md, apart from the product's code:
 * the customer is under 50, answers the fourth option of every question, and needs no extra care.
 */

/** The customer's age, an option from `1` (60 and over) to `5` (under 30). */
export interface KnownAge {
  readonly ageOption: string;
}

const fourth = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((questionId) => ({ questionId, value: '4' }));

/** Body of `riskcalculation` without the customer. */
export const satAnswersSent = ({ ageOption }: KnownAge) => [
  { questionId: 1, value: ageOption },
  ...fourth,
  { questionId: 11, value: 'Y' },
  { questionId: 12, value: 'N' },
];

/** Who gave the answers on the screen. */
type Answerer = 'agent' | 'customer';

/** Payload of `cart/sat` without the times; 36 points and those of the age are Moderately Aggressive. */
export const satPayloadSent = (known: KnownAge, answeredBy: Answerer = 'agent') => ({
  answers: satAnswersSent(known).map((answer) => ({ ...answer, answeredBy })),
  answeredBy,
  vIAnsweredBy: answeredBy,
  vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
  result: {
    riskCategory: 'Moderately Aggressive',
    satGroup: 'MA',
    score: 36 + Number(known.ageOption),
  },
  satDeclarationId: 1,
  reason: null,
});

/** Splits a sent payload into what it says and its times, which must be ISO 8601 with an offset. */
export function splitTimes({ answeredAt, vIAnsweredAt, answers, ...content }: SentPayload) {
  const times = [answeredAt, vIAnsweredAt, ...answers.map((answer) => answer.answeredAt)];
  const withoutTimes = answers.map(({ answeredAt: _time, ...answer }) => answer);
  return { content: { ...content, answers: withoutTimes }, times };
}

interface SentPayload {
  readonly answeredAt: string;
  readonly vIAnsweredAt: string;
  readonly answers: readonly { readonly answeredBy: string; readonly answeredAt: string }[];
}

/** An instant with the offset of UTC or of Malaysia. */
export const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|\+08:00)$/;
