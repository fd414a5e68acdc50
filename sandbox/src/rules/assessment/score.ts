import { addDays, type IsoDate } from '../calendar.ts';
import { categoryOfRank, RISK_CATEGORIES } from '../orders/suitability.ts';
import { type Answer, answerTo, type Question, type QuestionSet } from './question-set.ts';

/** Highest rank when a capping question has the lowest score: Moderately Conservative. */
const CAPPED_RANK = 2;

/** A calculated risk category. */
export interface CalculatedRisk {
  /** 10 to 50. */
  readonly score: number;
  /** 1 Conservative to 5 Aggressive. */
  readonly rank: number;
  readonly riskCategory: string;
  readonly satGroup: string;
}

/** What an answer is worth, 1 to 5; `undefined` when it does not count or is missing. */
function scoreOf(question: Question, answers: readonly Answer[], set: QuestionSet): number | undefined {
  const value = answerTo(answers, question.id);
  if (!question.scored || value === undefined) return undefined;
  if (typeof value === 'number')
    return 1 + (set.numberScores[question.id] ?? []).filter((from) => value >= from).length;
  const chosen = typeof value === 'string' ? [value] : value;
  const scores = question.options.flatMap((option) =>
    chosen.includes(option.value) && option.score !== null ? [option.score] : [],
  );
  // of several options the highest counts
  return scores.length === 0 ? undefined : Math.max(...scores);
}

function rankOf(score: number, isCapped: boolean): number {
  const reached = RISK_CATEGORIES.filter(({ lowestScore }) => score >= lowestScore).length;
  return isCapped ? Math.min(reached, CAPPED_RANK) : reached;
}

/**
 * Calculates score, rank and risk category of complete answers (docs/domain.md, section 4); the lowest answer to a capping
 * question limits the rank. The table of categories is for ten scored questions; the total of another number of
 * questions is scaled to 10 to 50.
 */
export function calculateRisk(set: QuestionSet, answers: readonly Answer[]): CalculatedRisk {
  const scores = set.questions.flatMap((question) => {
    const score = scoreOf(question, answers, set);
    return score === undefined ? [] : [{ id: question.id, score }];
  });
  const above = scores.reduce((total, { score }) => total + score - 1, 0);
  const score = Math.round(10 + (above * 10) / Math.max(1, scores.length));
  const isCapped = scores.some((each) => each.score === 1 && set.cappingQuestions.includes(each.id));
  const rank = rankOf(score, isCapped);
  const { riskCategory = '', satGroup = '' } = categoryOfRank(rank) ?? {};
  return { score, rank, riskCategory, satGroup };
}

/** The last day of an assessment: a year after its first day, less a day. */
export function lastAssessmentDay(from: IsoDate): IsoDate {
  const nextYear = String(Number(from.slice(0, 4)) + 1);
  // 29 February is followed by 1 March a year later
  return from.endsWith('-02-29') ? `${nextYear}-02-28` : addDays(`${nextYear}${from.slice(4)}`, -1);
}
