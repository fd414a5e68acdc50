import type { Application, ApplicationPayment } from '@portal/shared/api/applications';
import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { formatDateTime } from '@portal/shared/dates';
import { Card, CardBody, CardHeader, KeyValue, KeyValues, MoneyText, StatusChip } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { chakra } from '@portal/shared/ui';

const Amounts = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '3' },
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
        <KeyValues gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))">
          {payments.map((payment) => (
            <KeyValue
              key={payment.paymentId}
              label={<AmountList amounts={payment.amounts} />}
              help={[
                payment.agentReference && `Reference ${payment.agentReference}`,
                payment.reference,
                payment.paidAt && formatDateTime(payment.paidAt),
              ]
                .filter(Boolean)
                .join(', ')}
            >
              <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
                {methodName(payment.method)}
                <StatusChip status={payment.status} />
              </chakra.span>
            </KeyValue>
          ))}
          {due.length > 0 ? (
            <KeyValue label="Still to be paid">
              <AmountList amounts={due} />
            </KeyValue>
          ) : null}
        </KeyValues>
      </CardBody>
    </Card>
  );
}

function AmountList({ amounts }: { readonly amounts: Application['due'] }) {
  return (
    <Amounts>
      {amounts.map(({ currency, amount }) => (
        <MoneyText key={currency} value={amount.in(currency)} />
      ))}
    </Amounts>
  );
}

/** Returns a function that names a payment method. It returns the code until the lookups are loaded. */
function useMethodName(): (code: PaymentMethodCode) => string {
  const lookups = useReference('lookups');
  const methods = lookups.status === 'ok' ? lookups.value.paymentMethods : [];
  return (code) => methods.find((method) => method.code === code)?.name ?? code;
}
