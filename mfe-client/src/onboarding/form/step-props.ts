import type { Lookups } from '@portal/shared/api/lookups';
import type { SavedFiles } from '@portal/shared/hand-off';
import type { Answers } from '../answers/answers.ts';
import type { AnswerProblem } from '../checks/check-facts.ts';

/** What every step with fields gets. */
export interface StepProps {
  /** The onboarding's id. */
  readonly id: string;
  readonly answers: Answers;
  /** Changes answers, by code too. */
  readonly change: (change: (before: Answers) => Answers) => void;
  /** Which uploaded files the saved answers have had, in the browser or at the service. */
  readonly savedFiles: SavedFiles;
  /** The key of a control that keeps its own text: how often a holder's answers were replaced. */
  readonly resetCount: number;
  readonly problems: readonly AnswerProblem[];
  readonly hasTried: boolean;
  readonly lookups: Lookups;
}
