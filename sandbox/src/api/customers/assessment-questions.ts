import { type Answer, lockedAnswers, type QuestionSet } from '../../rules/assessment/question-set.ts';
import { ageOn, dateInKualaLumpur } from '../../rules/calendar.ts';
import { PRS_SAT_QUESTIONS } from '../../seed/reference/prs-sat-questions.ts';
import { SAT_QUESTIONS } from '../../seed/reference/sat-questions.ts';
import type { AgentContext, SignedInAgent } from '../server/context.ts';
import type { Customer } from './servicing.ts';

/** The questions that an agent asks: a separate set for agents who are registered for PRS alone. */
export const questionsFor = ({ codes }: Pick<SignedInAgent, 'codes'>): QuestionSet =>
  codes.ut === undefined && codes.prs !== undefined ? PRS_SAT_QUESTIONS : SAT_QUESTIONS;

/** Returns the questions for a customer (`set`), with the answers that the customer's record determines (`locked`). */
export function questionsAbout(
  { dateOfBirth }: Customer,
  { agent, now }: AgentContext,
): { readonly set: QuestionSet; readonly locked: readonly Answer[] } {
  const set = questionsFor(agent);
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, dateInKualaLumpur(now));
  return { set, locked: lockedAnswers(set, age) };
}

/** Answers that give a rank, for customers whose assessment is in the seed: the option of the rank at every question. */
function seededAnswers({ questions }: QuestionSet, rank: number): readonly Answer[] {
  return questions.flatMap(({ id, kind = 'single', scored, locked, options }) => {
    const option = options[scored ? rank - 1 : 0]?.value;
    if (locked || option === undefined) return [];
    return [{ questionId: id, value: kind === 'multiple' ? [option] : option }];
  });
}

/**
 * Returns a customer's answers of the last assessment to these questions. Where only its rank is on record they are
 * made up to fit that rank. Empty when never assessed, and when none were given.
 */
export function earlierAnswers(
  { satAnswers, satRank, acceptsForeignCurrency }: Customer,
  questionSet: QuestionSet,
): readonly Answer[] {
  if (satAnswers)
    return satAnswers.filter(({ questionId }) => questionSet.questions.some(({ id }) => id === questionId));
  if (satRank === null || satRank === 0) return [];
  return seededAnswers(questionSet, satRank).map((answer) =>
    answer.questionId === questionSet.currencyQuestion
      ? { ...answer, value: acceptsForeignCurrency ? 'Y' : 'N' }
      : answer,
  );
}
