import { type SatSent, vulnerableTextLength } from '@portal/shared/api/suitability';
import { satDeclarations } from '@portal/shared/api/suitability-payload';
import { type AnswerFacts, answerRefusal } from './answer-checks.ts';
import { withLocked } from './question-set.ts';
import { calculateRisk } from './score.ts';

/** Minimum length of the reason to continue despite a mismatch, in characters (docs/domain.md, section 4). */
const REASON_LENGTH = 10;
/** How far a device's clock may be ahead, in milliseconds. */
const CLOCK_TOLERANCE_MS = 60_000;

type Vulnerable = SatSent['vI'];

function vulnerableRefusal(
  { Q2, Q2Yes, Q3, Q4, Q5, Q6 }: Vulnerable,
  mustBeComplete: boolean,
): string | undefined {
  if (mustBeComplete && [Q2, Q3, Q4, Q5].includes(null))
    return 'The questions about extra care are not all answered.';
  if (mustBeComplete && Q2 === true && Q2Yes.trim() === '') return 'The life event is not described.';
  if (Q2 !== true && Q2Yes !== '') return 'A life event is described, and there is none.';
  return [Q2Yes, Q6].some(({ length }) => length > vulnerableTextLength)
    ? `Use at most ${vulnerableTextLength} characters.`
    : undefined;
}

function declarationRefusal({ satDeclarationId, reason, result }: SatSent): string | undefined {
  const { accepts, continues, declines } = satDeclarations;
  if (satDeclarationId !== accepts && satDeclarationId !== continues && satDeclarationId !== declines)
    return 'There is no such declaration.';
  if (satDeclarationId === continues)
    return (reason ?? '').trim().length < REASON_LENGTH
      ? `A reason of at least ${REASON_LENGTH} characters is needed.`
      : undefined;
  if (reason !== null) return 'This declaration has no reason.';
  return satDeclarationId === accepts && result === null ? 'There is no result to accept.' : undefined;
}

function resultRefusal(
  { answers, result }: SatSent,
  { set, locked }: AnswerFacts,
  mustBeComplete: boolean,
): string | undefined {
  if (result === null) return mustBeComplete ? 'The result is missing.' : undefined;
  const { score, riskCategory, satGroup } = calculateRisk(set, withLocked(answers, locked));
  const isSame =
    result.score === score && result.riskCategory === riskCategory && result.satGroup === satGroup;
  return isSame ? undefined : `The result of these answers is ${riskCategory}, with ${score} points.`;
}

/** Who answered and when must fit the answers: none is of the future, and one of the agent’s is not the customer’s. */
function stampRefusal(
  { answers, answeredBy, answeredAt, vIAnsweredAt }: SatSent,
  { locked }: Pick<AnswerFacts, 'locked'>,
  now: Date,
): string | undefined {
  const times = [answeredAt, vIAnsweredAt, ...answers.map((answer) => answer.answeredAt)];
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  if (times.some((time) => time !== undefined && Date.parse(time) > latest))
    return 'The answers are dated in the future.';
  if (answers.some((answer) => (answer.answeredBy === undefined) !== (answer.answeredAt === undefined)))
    return 'An answer says who gave it or when, and not both.';
  const isOfAgent = answers.some(
    (answer) =>
      answer.answeredBy === 'agent' && !locked.some(({ questionId }) => questionId === answer.questionId),
  );
  return answeredBy === 'customer' && isOfAgent ? 'The agent has given some of the answers.' : undefined;
}

/**
 * Why an assessment cannot go into the cart, by its dates, declaration, answers and result; `undefined` when it can. A
 * customer who declines need not answer everything, unless a result is sent.
 */
export function assessmentRefusal(
  payload: SatSent,
  facts: Omit<AnswerFacts, 'mustBeComplete'> & { readonly now: Date },
): string | undefined {
  const hasDeclined = payload.satDeclarationId === satDeclarations.declines;
  // a result needs all answers, also when the customer declines afterwards
  const mustBeComplete = !hasDeclined || payload.result !== null;
  const answers = { ...facts, mustBeComplete };
  return (
    stampRefusal(payload, facts, facts.now) ??
    declarationRefusal(payload) ??
    answerRefusal(payload.answers, answers) ??
    vulnerableRefusal(payload.vI, mustBeComplete) ??
    resultRefusal(payload, answers, mustBeComplete)
  );
}
