import type { Customer } from '@portal/shared/api/customers';
import { formatDate, today } from '@portal/shared/dates';
import { Card, CardBody, CardHeader, Chip } from '@portal/shared/parts';
import { extraCareReasons, isCompany, isExtraCareAsked } from '@portal/shared/selling';
import { Box, ButtonLink, chakra, EmptyState, Stack, Text } from '@portal/shared/ui';
import { Gauge, HeartHandshake } from 'lucide-react';
import { getSuitabilityPath } from '../../core/paths.ts';
import { type AnsweredQuestion, listQuestions } from './vulnerable-questions.ts';

const Questions = chakra('dl', {
  base: { display: 'grid', '& > div + div': { borderTopWidth: '1px', borderColor: 'border.subtle' } },
});
const Question = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '5',
    rowGap: '1',
    py: '3.5',
    px: { base: '4', md: '5' },
  },
});

/** The Vulnerable investor tab: whether the customer needs extra care, and the answers on record (CLI-02). */
export function VulnerableTab({ customer }: { readonly customer: Customer }) {
  const { vI, customerId, satEffectiveDate } = customer;
  const isAsked = isExtraCareAsked(vI);
  const assess = (
    <ButtonLink to={getSuitabilityPath(customerId)} variant="outline">
      <Gauge aria-hidden />
      Assess suitability
    </ButtonLink>
  );
  if (isCompany(customer))
    return (
      <Card aria-label="Extra care">
        <EmptyState icon={<HeartHandshake aria-hidden />} title="Not applicable">
          The questions are for persons. A company is not assessed.
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap="4">
      <CareCard isAsked={isAsked} reasons={extraCareReasons(customer, today())} />
      <Card aria-label="Answers">
        <CardHeader
          title="Answers"
          aside={satEffectiveDate && isAsked ? `Assessed on ${formatDate(satEffectiveDate)}` : null}
        />
        {vI && isAsked ? (
          <Questions data-private>
            {listQuestions(vI).map((question) => (
              <QuestionRow key={question.question} {...question} />
            ))}
          </Questions>
        ) : (
          <EmptyState icon={<HeartHandshake aria-hidden />} title="Not asked yet" action={assess}>
            The questions are part of the suitability assessment.
          </EmptyState>
        )}
      </Card>
    </Stack>
  );
}

function CareCard({ isAsked, reasons }: { readonly isAsked: boolean; readonly reasons: readonly string[] }) {
  return (
    <Card aria-label="Extra care">
      <CardHeader
        title="Extra care"
        aside={
          reasons.length > 0 ? (
            <Chip tone="warn">Needed</Chip>
          ) : (
            <Chip tone="neutral">{isAsked ? 'Not needed' : 'Not asked yet'}</Chip>
          )
        }
      />
      <CardBody>
        {reasons.length > 0 ? (
          <>
            <Text>It does not stop you from selling. It asks you to take more time, because of:</Text>
            <Box as="ul" mt="1" ps="5" listStyleType="disc" color="fg.muted">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Box>
          </>
        ) : (
          <Text color="fg.muted">
            {isAsked
              ? 'Neither age nor an answer on record asks for it.'
              : 'The age does not ask for it, and the questions were not asked yet.'}
          </Text>
        )}
      </CardBody>
    </Card>
  );
}

function QuestionRow({ question, answer, note, isCareReason }: AnsweredQuestion) {
  return (
    <Question>
      <dt>{question}</dt>
      <Box as="dd" fontWeight={answer === undefined ? 'normal' : 'medium'} overflowWrap="anywhere">
        <Text as="span" color={answer === undefined ? 'fg.muted' : undefined} me="2">
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
