import type { Lookups } from '@portal/shared/api/lookups';
import type { FieldProblem } from '@portal/shared/form-values';
import { Avatar, Card, CardBody, Chip } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type Answers, emptyAnswers } from '../answers/answers.ts';
import { hasJointHolder, hasMinor } from '../answers/applies.ts';
import { nameInQuestion } from '../fields/name-in-question.ts';
import { problemsIn } from '../fields/use-fields.ts';
import { type StepName, stepTable } from '../steps/step-table.ts';

/** Returns what a holder is called: a name of the lookups. */
export const roleName = (role: 'Principal' | 'Joint' | 'Minor', { holderStatus }: Lookups): string =>
  holderStatus.find(({ value }) => value === role)?.name ?? role;

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '3',
    px: { base: '4', md: '5' },
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

interface HolderHeadProps {
  readonly name: string;
  readonly role: string;
  readonly isBegun: boolean;
  /** How many answers are missing or wrong. */
  readonly missing: number;
}

function HolderHead({ name, role, isBegun, missing }: HolderHeadProps) {
  return (
    <Head>
      <Avatar name={name} soft size="sm" />
      <Box flex="1" minW="0">
        <Text as="h2" fontWeight="semibold">
          {name}
        </Text>
        <Text textStyle="help">{role}</Text>
      </Box>
      <Chip tone={missing === 0 ? 'success' : isBegun ? 'warn' : 'neutral'} dot>
        {missing === 0 ? 'Complete' : isBegun ? `${missing} missing` : 'Not answered yet'}
      </Chip>
    </Head>
  );
}

/** Parts that a second holder is asked too, as the step and as the part of the second holder's answers. */
const partOf = { exposure: 'pep', tax: 'tax' } as const;
type SharedStep = keyof typeof partOf;

/** Whether both holders answer a step. A minor is not asked for exposure. */
const isOfBoth = (step: StepName, answers: Answers): step is SharedStep =>
  Object.hasOwn(partOf, step) && hasJointHolder(answers) && (step === 'tax' || !hasMinor(answers));

interface HolderCardsProps {
  readonly step: StepName;
  readonly answers: Answers;
  readonly lookups: Lookups;
  /** What is missing or wrong in the step, and in that of the second holder. */
  readonly problems: readonly FieldProblem[];
  readonly jointProblems: readonly FieldProblem[];
  readonly onOpen: (step: StepName) => void;
  /** The applicant's questions. */
  readonly children: ReactNode;
}

const isAnswered = (part: unknown, empty: unknown): boolean => JSON.stringify(part) !== JSON.stringify(empty);

/**
 * Cards of a step that two holders answer: the applicant's with the questions (`children`), and the second holder's, whose
 * questions are on the step of that holder (`onOpen`). One card without a head where one person answers it.
 */
export function HolderCards(props: HolderCardsProps) {
  const { step, answers, lookups, problems, jointProblems, onOpen, children } = props;
  if (!isOfBoth(step, answers)) return <Card>{children}</Card>;
  const { identity, joint } = answers;
  const part = partOf[step];
  const role = roleName(hasMinor(answers) ? 'Minor' : 'Joint', lookups);
  const { title } = stepTable.joint;
  return (
    <Box display="grid" gap="4">
      <Card>
        <HolderHead
          name={nameInQuestion(identity, 'New customer')}
          role={roleName('Principal', lookups)}
          isBegun={isAnswered(answers[step], emptyAnswers[step])}
          missing={problems.length}
        />
        {children}
      </Card>
      <Card>
        <HolderHead
          name={nameInQuestion(joint.identity, 'Not named yet')}
          role={role}
          isBegun={isAnswered(joint[part], emptyAnswers.joint[part])}
          missing={problemsIn(jointProblems, part).length}
        />
        <CardBody>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <Text color="fg.muted">{`These questions are asked on the step ${title}.`}</Text>
            <Button variant="outline" size="sm" onClick={() => onOpen('joint')}>
              {`Open ${title}`}
            </Button>
          </Flex>
        </CardBody>
      </Card>
    </Box>
  );
}
