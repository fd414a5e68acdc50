import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { formatDateTime } from '@portal/shared/dates';
import { applicationAddress } from '@portal/shared/page-address';
import {
  Card,
  CardBody,
  CardHeader,
  Chip,
  IdText,
  KeyValue,
  KeyValues,
  MoneyText,
  Timeline,
  titleCase,
} from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, chakra, Flex, IconButton, PageTitle, Stack, Text, TextLink, useShell } from '@portal/shared/ui';
import { Check, Clock, Copy, Hourglass, X } from 'lucide-react';
import { ownReferenceLabel } from '../../payer/index.ts';
import { isBeingVerified } from '../outcome.ts';
import { PayableRows } from '../payable-items.tsx';
import { nextSteps } from './next-steps.ts';
import { ResultActions } from './result-actions.tsx';
import { resultText, resultTitles } from './result-text.ts';

const Sign = chakra('span', {
  base: { display: 'grid', placeItems: 'center', boxSize: '14', mb: '3', borderRadius: '50%' },
  variants: {
    status: {
      paid: { bg: 'success.subtle', color: 'success.fg' },
      pending: { bg: 'accent.subtle', color: 'accent.fg' },
      failed: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
});

const icons = {
  paid: <Check size={28} />,
  pending: <Clock size={28} />,
  failed: <X size={28} />,
} as const;

interface PaymentResultProps {
  readonly summary: PaymentSummary;
  readonly outcome: PaymentOutcome;
}

/**
 * Shows a payment, its facts and items, each paid, being verified or still to be paid, and the steps that follow, with
 * actions that print and copy it.
 */
export function PaymentResult({ summary, outcome }: PaymentResultProps) {
  const { items, due } = summary;
  const copy = useCopy();
  const lookups = useReference('lookups');
  const code = outcome.method ?? '';
  const methods = lookups.status === 'ok' ? lookups.value.paymentMethods : [];
  const method = methods.find((each) => each.code === code)?.name ?? code;
  const owes = (currency: string) => due.some((each) => each.currency === currency);
  return (
    <Stack gap="5" maxW="720px">
      <Card>
        <ResultHeader summary={summary} outcome={outcome} method={method} />
        <ResultFacts summary={summary} outcome={outcome} onCopy={copy} />
        <PayableRows
          items={items}
          status={({ currency }) =>
            owes(currency) ? (
              <Chip tone="warn" dot>
                {isBeingVerified(outcome, currency) ? 'Being verified' : 'To be paid'}
              </Chip>
            ) : (
              <Chip tone="success" dot>
                Paid
              </Chip>
            )
          }
        />
      </Card>
      <Card>
        <CardHeader title="What happens next" />
        <CardBody>
          <Timeline
            label="What happens next"
            entries={nextSteps(summary, outcome).map((entry) =>
              entry.state === 'now' ? { ...entry, icon: <Hourglass /> } : entry,
            )}
          />
        </CardBody>
      </Card>
      <ResultActions
        summary={summary}
        outcome={outcome}
        onCopy={() => copy(resultText(summary, outcome, method), `Summary of ${summary.formNo}`)}
      />
    </Stack>
  );
}

/** Returns a function that copies a text and shows a notice which names it. */
function useCopy() {
  const { notify } = useShell();
  return (text: string, what: string) => {
    const onCopied = () => notify({ tone: 'success', text: `${what} copied` });
    const onFailed = () => notify({ tone: 'danger', text: `${what} could not be copied` });
    navigator.clipboard.writeText(text).then(onCopied, onFailed);
  };
}

function ResultHeader({ summary, outcome, method }: PaymentResultProps & { readonly method: string }) {
  return (
    <Flex direction="column" align="center" textAlign="center" px="6" pt="9" pb="7">
      <Sign status={outcome.status} aria-hidden>
        {icons[outcome.status]}
      </Sign>
      <PageTitle>{resultTitles[outcome.status]}</PageTitle>
      {outcome.amounts.map(({ currency, amount }) => (
        <Box key={currency} mt="1">
          <MoneyText value={amount.in(currency)} size="xl" />
        </Box>
      ))}
      <Text mt="1" color="fg.muted">
        For {titleCase(summary.customerName)}, by {method}
      </Text>
    </Flex>
  );
}

interface ResultFactsProps extends PaymentResultProps {
  readonly onCopy: (text: string, what: string) => void;
}

function ResultFacts({ summary, outcome, onCopy }: ResultFactsProps) {
  const { applicationId, formNo } = summary;
  const { reference, agentReference, paidAt } = outcome;
  const factCount = 1 + [reference, agentReference, paidAt].filter((fact) => fact !== null).length;
  return (
    <Box px={{ base: '4', md: '5' }} py="3.5" bg="bg.subtle" borderYWidth="1px" borderColor="border.subtle">
      {/* what is not known yet is left out; three facts in one row, four in two */}
      <KeyValues
        gridTemplateColumns={{
          base: '1fr',
          md: `repeat(${factCount === 3 ? 3 : 2}, minmax(0, 1fr))`,
        }}
      >
        {outcome.reference === null ? null : (
          <KeyValue label="Payment reference">
            <Flex align="center" gap="1">
              <IdText>{outcome.reference}</IdText>
              <IconButton
                aria-label="Copy reference"
                size="xs"
                my={{ base: '-3', md: '-1.5' }}
                onClick={() => onCopy(outcome.reference ?? '', `Reference ${outcome.reference}`)}
              >
                <Copy aria-hidden />
              </IconButton>
            </Flex>
          </KeyValue>
        )}
        {outcome.agentReference === null ? null : (
          <KeyValue label={ownReferenceLabel(outcome.method)}>
            <IdText>{outcome.agentReference}</IdText>
          </KeyValue>
        )}
        <KeyValue label="Application">
          <TextLink to={applicationAddress(applicationId, formNo)} standalone my={{ base: '-3', md: '-0.5' }}>
            <IdText>{formNo}</IdText>
          </TextLink>
        </KeyValue>
        {outcome.paidAt === null ? null : (
          <KeyValue label="Paid">
            <IdText>{formatDateTime(outcome.paidAt)}</IdText>
          </KeyValue>
        )}
      </KeyValues>
    </Box>
  );
}
