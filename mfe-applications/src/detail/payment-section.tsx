import type { Application, ApplicationPayment } from '@portal/shared/api/applications';
import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { formatDateTime } from '@portal/shared/dates';
import {
  Card,
  CardBody,
  CardHeader,
  IdText,
  KeyValue,
  KeyValues,
  MoneyText,
  StatusChip,
} from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Amounts = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});
/** A payment, with a rule above the second and later ones. */
const Payment = chakra('div', {
  base: { '& + &': { mt: '4', pt: '4', borderTopWidth: '1px', borderColor: 'border.subtle' } },
});

interface PaymentSectionProps {
  readonly payments: readonly ApplicationPayment[];
  readonly due: Application['due'];
}

/** Card with the application's payments and the amounts still due. Nothing without either. */
export function PaymentSection({ payments, due }: PaymentSectionProps) {
  const methodName = useMethodName();
  if (payments.length === 0 && due.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Payment" />
      <CardBody>
        {due.length > 0 ? (
          <Payment>
            <AmountList amounts={due}>
              <Box as="span" color="fg.muted">
                Still to be paid
              </Box>
            </AmountList>
          </Payment>
        ) : null}
        {payments.map((payment) => (
          <Payment key={payment.paymentId}>
            <AmountList amounts={payment.amounts}>
              <StatusChip status={payment.status} />
            </AmountList>
            <PaymentFacts payment={payment} methodName={methodName(payment.method)} />
          </Payment>
        ))}
      </CardBody>
    </Card>
  );
}

interface PaymentFactsProps {
  readonly payment: ApplicationPayment;
  readonly methodName: string;
}

/** Facts of a payment that are known: those of one that is not paid have no reference and time. */
function PaymentFacts({ payment, methodName }: PaymentFactsProps) {
  const { reference, agentReference, paidAt } = payment;
  return (
    <KeyValues
      mt="3"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
      }}
    >
      <KeyValue label="Method">{methodName}</KeyValue>
      {paidAt ? <KeyValue label="Paid">{formatDateTime(paidAt)}</KeyValue> : null}
      {reference ? (
        <KeyValue label="Payment reference">
          <IdText>{reference}</IdText>
        </KeyValue>
      ) : null}
      {agentReference ? (
        <KeyValue label="Your reference">
          <IdText>{agentReference}</IdText>
        </KeyValue>
      ) : null}
    </KeyValues>
  );
}

interface AmountListProps {
  readonly amounts: Application['due'];
  /** What they are, after them. */
  readonly children: ReactNode;
}

function AmountList({ amounts, children }: AmountListProps) {
  return (
    <Amounts>
      {amounts.map(({ currency, amount }) => (
        <MoneyText key={currency} value={amount.in(currency)} size="lg" />
      ))}
      {children}
    </Amounts>
  );
}

/** Returns a function that names a payment method. It returns the code until the lookups are loaded. */
function useMethodName(): (code: PaymentMethodCode) => string {
  const lookups = useReference('lookups');
  const methods = lookups.status === 'ok' ? lookups.value.paymentMethods : [];
  return (code) => methods.find((method) => method.code === code)?.name ?? code;
}
