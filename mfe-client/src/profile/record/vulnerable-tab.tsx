import type { Customer } from '@portal/shared/api/customers';
import { formatDate, today } from '@portal/shared/dates';
import { NothingYet } from '@portal/shared/nothing-yet';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath } from '@portal/shared/pages';
import { Card, CardBody, CardHeader, Chip, Glyph, TwoColumns, titleCase } from '@portal/shared/parts';
import { extraCareReasons, isCompany, isExtraCareAsked } from '@portal/shared/selling';
import { Box, ButtonLink, chakra, EmptyState, Flex, Stack, Text } from '@portal/shared/ui';
import { Check, Gauge, HeartHandshake } from 'lucide-react';
import { type AnsweredQuestion, listQuestions } from './vulnerable-questions.ts';

const Questions = chakra('dl', {
  base: { display: 'grid', '& > div + div': { borderTopWidth: '1px', borderColor: 'border.subtle' } },
});
const Question = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) fit-content(50%)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '5',
    rowGap: '1',
    py: '3.5',
    px: { base: '4', md: '5' },
    '&[data-care]': { bg: 'accent.subtle' },
    '& dt': { color: 'fg.muted' },
  },
});
const CareSteps = chakra('ol', {
  base: {
    counterReset: 'step',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      columnGap: '3.5',
      py: '3',
      px: { base: '4', md: '5' },
      counterIncrement: 'step',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& > li::before': {
      content: 'counter(step) / ""',
      gridRow: 'span 2',
      boxSize: '6',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'xs',
      lineHeight: '24px',
      fontWeight: 'semibold',
      textAlign: 'center',
    },
  },
});

/** What extra care asks of the agent, in order. */
const careSteps = [
  {
    title: 'Explain each fund in a language the customer is at ease with',
    text: 'Before you send the cart, and without hurry. The customer may bring someone.',
  },
  {
    title: 'Ask whom you may call if something is unclear',
    text: 'Name and phone at checkout. The customer may say no.',
  },
  { title: 'Tick at checkout that you explained it', text: 'The tick is sent with the order.' },
] as const;

/**
 * The Vulnerable investor tab: why extra care, what it asks of the agent, and the answers on record (CLI-02). Says so
 * for a company, and when the customer was not asked yet.
 */
export function VulnerableTab({ customer }: { readonly customer: Customer }) {
  const { vI, customerId, satEffectiveDate } = customer;
  const isAsked = isExtraCareAsked(vI);
  const reasons = extraCareReasons(customer, today());
  if (isCompany(customer))
    return (
      <Card aria-label="Extra care">
        <EmptyState icon={<HeartHandshake aria-hidden />} title="Not applicable">
          The questions are for persons. A company is not assessed.
        </EmptyState>
      </Card>
    );
  return (
    <TwoColumns
      railLabel="The next step"
      rail={isAsked ? <AskAgain customerId={customerId} isNextStep={reasons.length > 0} /> : null}
    >
      <Stack gap="4">
        <CareCard name={customer.name} isAsked={isAsked} reasons={reasons} />
        <Card aria-label="What the customer answered">
          <CardHeader
            title="What the customer answered"
            aside={satEffectiveDate && isAsked ? formatDate(satEffectiveDate) : null}
          />
          {vI && isAsked ? (
            <Questions data-private>
              {listQuestions(vI).map((question) => (
                <QuestionRow key={question.question} {...question} />
              ))}
            </Questions>
          ) : (
            <NothingYet
              drawing="gauge"
              title="The answers are shown here after the first suitability assessment."
              action={
                <ButtonLink to={pageAddress(assessmentPath, { customerId })} variant="outline">
                  <Gauge aria-hidden />
                  Assess suitability
                </ButtonLink>
              }
            />
          )}
        </Card>
      </Stack>
    </TwoColumns>
  );
}

interface AskAgainProps {
  readonly customerId: string;
  /** Whether the customer needs extra care, so that this is what to do next. */
  readonly isNextStep: boolean;
}

function AskAgain({ customerId, isNextStep }: AskAgainProps) {
  return (
    <Card aria-label="Has something changed?">
      <CardBody>
        <Text as="h2" textStyle="h2">
          Has something changed?
        </Text>
        <Text mt="1" color="fg.muted">
          After an illness, the loss of a partner or difficulty with reading, ask again before the next order.
        </Text>
        <ButtonLink
          to={pageAddress(assessmentPath, { customerId })}
          variant={isNextStep ? 'primary' : 'outline'}
          w="full"
          mt="4"
        >
          Ask the questions again
        </ButtonLink>
        <Text mt="3" textStyle="help">
          Opens the assessment. You can hand the device to the customer.
        </Text>
      </CardBody>
    </Card>
  );
}

interface CareCardProps {
  readonly name: string;
  readonly isAsked: boolean;
  /** Empty when no extra care is needed. */
  readonly reasons: readonly string[];
}

function CareCard({ name, isAsked, reasons }: CareCardProps) {
  if (reasons.length === 0)
    return (
      <Card aria-label="Extra care">
        <CardBody>
          <Flex gap="3.5">
            <Glyph tone={isAsked ? 'success' : 'neutral'} icon={isAsked ? <Check /> : <HeartHandshake />} />
            <div>
              <Text as="h2" textStyle="h2">
                {isAsked ? 'No extra care needed' : 'Not asked yet'}
              </Text>
              <Text color="fg.muted">
                {isAsked
                  ? 'Age and answers give no reason for extra care.'
                  : 'The age gives no reason for extra care, and the questions were not asked yet.'}
              </Text>
            </div>
          </Flex>
        </CardBody>
      </Card>
    );
  const title = `Take extra care with ${titleCase(name)}`;
  return (
    <Card aria-label={title} borderColor="accent.border">
      <Flex
        gap="3.5"
        py="4"
        px={{ base: '4', md: '5' }}
        bg="accent.subtle"
        borderBottomWidth="1px"
        borderColor="accent.border"
      >
        <Glyph tone="warn" icon={<HeartHandshake />} />
        <Box minW="0">
          <Text as="h2" textStyle="h2">
            {title}
          </Text>
          <Text color="fg.muted">{`${reasons.join('. ')}. This does not stop an order.`}</Text>
        </Box>
      </Flex>
      <CareSteps>
        {careSteps.map((step) => (
          <li key={step.title}>
            <Text fontWeight="semibold">{step.title}</Text>
            <Text color="fg.muted">{step.text}</Text>
          </li>
        ))}
      </CareSteps>
    </Card>
  );
}

function QuestionRow({ question, answer, note, isCareReason }: AnsweredQuestion) {
  return (
    <Question data-care={isCareReason || undefined}>
      <dt>{question}</dt>
      <Box as="dd" fontWeight={answer === undefined ? 'normal' : 'medium'} overflowWrap="anywhere">
        <Text
          as="span"
          color={answer === undefined ? 'fg.muted' : undefined}
          me={isCareReason ? '2' : undefined}
        >
          {answer ?? 'Not answered'}
        </Text>
        {isCareReason ? <Chip tone="warn">Extra care</Chip> : null}
        {note === undefined ? null : (
          <Text mt="1" fontWeight="normal" color="fg.muted">
            {note}
          </Text>
        )}
      </Box>
    </Question>
  );
}
