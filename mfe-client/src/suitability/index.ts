export { findAnswerProblem } from './answers/answers.ts';
export {
  type AssessmentValues,
  findDeclarationProblems,
  isComplete,
  listConfirmedAnswers,
} from './answers/assessment-values.ts';
export { buildAssessment } from './answers/build-assessment.ts';
export { findExtraCareProblems, toExtraCare } from './answers/extra-care.ts';
export {
  CustomerAssessment,
  CustomerFrame,
  CustomerPlaceholder,
  CustomerProgress,
  StepCard,
  Thanks,
  wordsByLanguage,
} from './customer/index.ts';
export { DeclarationFields } from './declaration/declaration-fields.tsx';
export { HandOverButton } from './hand-over/hand-over-button.tsx';
export { KeptNote } from './kept-note.tsx';
export { ExtraCareFields } from './questions/extra-care-fields.tsx';
export { Progress } from './questions/progress.tsx';
export { QuestionFields } from './questions/question-fields.tsx';
export { extraCareStep, findReachableStep } from './questions/steps.ts';
export { AnswerReview } from './result/answer-review.tsx';
export { ResultFacts } from './result/result-facts.tsx';
export { type Calculation, useCalculation } from './result/use-calculation.ts';
export { SuitabilityPage } from './suitability-page.tsx';
export { suitabilityRemoteData } from './suitability-remote-data.ts';
export { type AssessmentFacts, useAnswers } from './use-answers.ts';
