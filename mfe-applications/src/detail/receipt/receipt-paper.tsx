import type { Application } from '@portal/shared/api/applications';
import { valueOrUndefined } from '@portal/shared/data';
import { formatDateTime } from '@portal/shared/dates';
import { formatItemTypes } from '@portal/shared/items';
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
import { MoneyText, PrivateFigures, planName, StatusChip, titleCase } from '@portal/shared/parts';
import type { PrintJob } from '@portal/shared/print-button';
import { useReference } from '@portal/shared/reference';
import { capitalize } from '@portal/shared/sentence';
import { Box, Flex } from '@portal/shared/ui';
import { getStatusMessage } from '../header/status-messages.ts';
import { listNextSteps, sortOldestFirst } from '../timeline/timeline.ts';
import { toReceiptOrder } from './receipt-orders.ts';

interface ReceiptPaperProps {
  readonly job: PrintJob;
  readonly application: Application;
}

/** The receipt of an application: every leg with its charge, payments, what was declared, and the timeline. */
export function ReceiptPaper({ job, application }: ReceiptPaperProps) {
  const reference = useReference('lookups');
  if (reference.status === 'loading') return null;
  const lookups = valueOrUndefined(reference);
  const { formNo, checkoutId, customer, agent, account, items, status, reason, submittedAt, channel } =
    application;
  const types = [...new Set(items.map(({ item }) => item.type))];
  const message = getStatusMessage(status);
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
            <Box color="fg.muted">{`${formatItemTypes(types, ' and ')}, sent ${formatDateTime(submittedAt)} through ${channel}. Checkout ${checkoutId}.`}</Box>
            <Box mt="1">
              <PrivateFigures>{`${message.title}. ${reason?.trim() || message.meaning}`}</PrivateFigures>
            </Box>
          </div>
          <StatusChip status={status} />
        </Flex>
      </PaperBox>
      <PaperSection
        title="Items"
        {...(account ? { note: `${planName(account.plan)} account ${account.accountId}` } : {})}
      >
        <PaperOrders label="Items" orders={items.map((item) => toReceiptOrder(item, lookups))} />
      </PaperSection>
      <Payment application={application} methods={lookups?.paymentMethods ?? []} />
      <PaperSection title="Timeline" note="Malaysian time">
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
          {listNextSteps(status).map((step) => (
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
      <PaperFacts columns={4}>
        {payments.map(({ paymentId, method, status, amounts, reference, agentReference, paidAt }) => (
          <PaperFact
            key={paymentId}
            label={methods.find(({ code }) => code === method)?.name ?? method}
            value={<Amounts amounts={amounts} />}
            note={[
              capitalize(status),
              paidAt && formatDateTime(paidAt),
              reference && `Reference ${reference}`,
              agentReference && `Agent’s reference ${agentReference}`,
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
        {due.length > 0 ? <PaperFact label="Still to be paid" value={<Amounts amounts={due} />} /> : null}
      </PaperFacts>
    </PaperSection>
  );
}

const Amounts = ({ amounts }: { readonly amounts: Application['due'] }) =>
  amounts.map(({ currency, amount }) => (
    <Box key={currency}>
      <MoneyText value={amount.in(currency)} />
    </Box>
  ));
