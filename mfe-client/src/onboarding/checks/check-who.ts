import { readEpfNumber } from '@portal/shared/person/read-epf-number';
import { problemOf } from '@portal/shared/person/reading';
import { agentCodeFor, notRegistered } from '@portal/shared/selling';
import type { Answers } from '../answers/answers.ts';
import { hasJointHolder, needsEpf } from '../answers/applies.ts';
import { type AnswerProblem, type CheckFacts, choiceProblem, problemsOf } from './check-facts.ts';

function plansProblem({ who }: Answers, { agent }: CheckFacts): string | undefined {
  if (who.plans.length === 0) return 'Choose at least one plan.';
  return who.plans.every((plan) => agentCodeFor(agent, plan) !== undefined) ? undefined : notRegistered;
}

/**
 * Returns the problems of what is opened: plans, account type, who signs a joint account, and the EPF membership if an
 * EPF plan is chosen.
 */
export function checkWho(answers: Answers, facts: CheckFacts): readonly AnswerProblem[] {
  const { who } = answers;
  const isShared = who.accountType !== 'IND';
  return [
    ...problemsOf('plans', plansProblem(answers, facts)),
    ...problemsOf(
      'accountType',
      isShared && who.plans.length > 0 && !who.plans.includes('CS')
        ? 'Only a cash account can have a second holder. Choose Cash too, or one holder.'
        : undefined,
    ),
    ...problemsOf(
      'operatingInstruction',
      hasJointHolder(answers) && who.accountType === 'JNT'
        ? choiceProblem(who.operatingInstruction)
        : undefined,
    ),
    ...(needsEpf(who)
      ? [
          ...problemsOf('epfAccountType', choiceProblem(who.epfAccountType)),
          ...problemsOf('epfNo', problemOf(readEpfNumber(who.epfNo))),
        ]
      : []),
  ];
}
