import type { Application } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { valueOrUndefined } from '@portal/shared/data';
import { formatDateTime } from '@portal/shared/dates';
import { formatItemTypes, useLastPrices } from '@portal/shared/items';
import {
  Paper,
  PaperBox,
  PaperFact,
  PaperFacts,
  PaperNote,
  PaperOrders,
  PaperSection,
  PaperTable,
} from '@portal/shared/paper';
import { IdText, MoneyText, PrivateFigures, planName, StatusChip, titleCase } from '@portal/shared/parts';
import type { PrintJob } from '@portal/shared/print-button';
import { useReference } from '@portal/shared/reference';
import { capitalize } from '@portal/shared/sentence';
import { Box, Flex } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { isUnfinished } from '../../core/status-group.ts';
import { describeStatus } from '../header/describe-status.ts';
import { listNextSteps, sortOldestFirst } from '../timeline/timeline.ts';
import { toReceiptOrders } from './receipt-orders.ts';
import { usePrices } from './use-prices.ts';

interface ReceiptPaperProps {
  readonly job: PrintJob;
  readonly application: Application;
  /** Absent until they are loaded. */
  readonly documents: readonly RequiredDocument[] | undefined;
}

/**
 * The receipt of an application: every leg with its charge and price, payments, what was declared, and the timeline. It
 * gives up when it is completed and its prices cannot be loaded.
 */
export function ReceiptPaper({ job, application, documents }: ReceiptPaperProps) {
  const reference = useReference('lookups');
  const prices = usePrices(application);
  const lastPrices = useLastPrices();
  const hasFailed = prices.status === 'failed';
  const fail = useEffectEvent(job.fail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  if (reference.status === 'loading' || prices.status !== 'ok') return null;
  const lookups = valueOrUndefined(reference);
  const { formNo, checkoutId, customer, agent, account, items, status, submittedAt, channel, payments, due } =
    application;
  const types = [...new Set(items.map(({ item }) => item.type))];
  const { title, text } = describeStatus({ ...application, documents });
  return (
    <Paper
      title="Application receipt"
      customer={customer}
      agent={{ name: agent.name, codes: agent.agentCode }}
      job={job}
    >
      <PaperBox>
        <Flex justify="space-between" align="center" gap="4">
          <div>
            <Box textStyle="md" fontWeight="semibold">{`Application ${formNo}`}</Box>
            <Box color="fg.muted">
              {`${formatItemTypes(types, ' and ')}, sent ${formatDateTime(submittedAt)} through ${channel}. `}
              <IdText>{`Checkout ${checkoutId}.`}</IdText>
            </Box>
            <Box mt="1">
              <PrivateFigures>{title === status ? text : `${title}. ${text}`}</PrivateFigures>
            </Box>
          </div>
          <StatusChip status={status} />
        </Flex>
      </PaperBox>
      <PaperSection
        title="Items"
        {...(account ? { note: `${planName(account.plan)} account ${account.accountId}` } : {})}
      >
        <PaperOrders
          label="Items"
          orders={toReceiptOrders(
            application,
            prices.value,
            lookups,
            isUnfinished(application.status) ? lastPrices : undefined,
          )}
          isPaid={due.length === 0 && payments.some((payment) => payment.status === 'paid')}
        />
      </PaperSection>
      <Payment application={application} methods={lookups?.paymentMethods ?? []} />
      <PaperSection title="Timeline">
        <PaperTable label="Timeline" columns={[{ name: 'Time' }, { name: 'Event' }, { name: 'Note' }]}>
          {sortOldestFirst(application.timeline).map(({ at, title, detail, holder }) => (
            <tr key={`${at} ${title}`}>
              <td>{formatDateTime(at)}</td>
              <td>
                <PrivateFigures>{title}</PrivateFigures>
              </td>
              <td>
                <PrivateFigures>
                  {[holder && `By ${titleCase(holder)}`, detail].filter(Boolean).join('. ')}
                </PrivateFigures>
              </td>
            </tr>
          ))}
          {listNextSteps(application, documents).map((step) => (
            <tr key={step}>
              <td>Still to come</td>
              <td>{step}</td>
              <td />
            </tr>
          ))}
        </PaperTable>
      </PaperSection>
      <PaperNote>{`Questions: ask ${titleCase(agent.name)}, and name the application ${formNo}.`}</PaperNote>
    </Paper>
  );
}

interface PaymentProps {
  readonly application: Application;
  readonly methods: readonly { readonly code: string; readonly name: string }[];
}

function Payment({ application: { payments, due }, methods }: PaymentProps) {
  if (payments.length === 0 && due.length === 0) return null;
  return (
    <PaperSection title="Payment" isWhole>
      {payments.map(({ paymentId, method, status, amounts, reference, agentReference, paidAt }) => (
        <PaperFacts key={paymentId} columns={4} mb="2">
          <PaperFact label={capitalize(status)} value={<Amounts amounts={amounts} />} />
          <PaperFact
            label="Method"
            value={methods.find(({ code }) => code === method)?.name ?? method}
            note={agentReference && <IdText>{`Agent’s reference ${agentReference}`}</IdText>}
          />
          <PaperFact label="Reference" value={reference ? <IdText>{reference}</IdText> : '–'} />
          <PaperFact label="Date" value={paidAt ? formatDateTime(paidAt) : '–'} />
        </PaperFacts>
      ))}
      {due.length > 0 ? (
        <PaperFacts columns={4}>
          <PaperFact label="Still to be paid" value={<Amounts amounts={due} />} />
        </PaperFacts>
      ) : null}
    </PaperSection>
  );
}

const Amounts = ({ amounts }: { readonly amounts: Application['due'] }) =>
  amounts.map(({ currency, amount }) => (
    <Box key={currency}>
      <MoneyText value={amount.in(currency)} />
    </Box>
  ));
