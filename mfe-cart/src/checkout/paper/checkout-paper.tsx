import type { Customer } from '@portal/shared/api/customers';
import { valueOrUndefined } from '@portal/shared/data';
import { formatDate } from '@portal/shared/dates';
import { type Prices, useLastPrices } from '@portal/shared/items';
import {
  Paper,
  PaperFact,
  PaperFacts,
  PaperNote,
  type PaperOrder,
  PaperOrders,
  PaperSection,
  PaperSignatures,
  PaperTable,
} from '@portal/shared/paper';
import { MoneyText, titleCase } from '@portal/shared/parts';
import { fieldOf } from '@portal/shared/person';
import type { PrintJob } from '@portal/shared/print-button';
import { accountLabel } from '@portal/shared/records';
import { useAgent } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import { type CartItem, isMoneyItem } from '../../core/items/cart-item.ts';
import { pricedOnceOpen } from '../../core/pricing/price-day.ts';
import { usePriceDate } from '../../core/pricing/use-price-date.ts';
import { payerOf } from '../../payer/index.ts';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { listDeclared } from './declared.ts';

interface CheckoutPaperProps {
  readonly job: PrintJob;
  readonly customer: Customer;
  readonly items: readonly CartItem[];
  readonly form: CheckoutFormState;
}

/** Converts an item of the cart, with its account after the title. `lastPrices`: for estimates of units. */
const toPaperOrder = (item: CartItem, lastPrices: Prices): PaperOrder => ({
  id: item.id,
  text: item.text,
  ...(isMoneyItem(item) ? { note: accountLabel(item.accountId), lastPrices } : {}),
  remarks: [],
});

/** Who signs: the holders of the accounts, or the customer, and the agent. */
function listSigners({ account, name }: Customer, items: readonly CartItem[], agentName: string) {
  const own = account.filter(({ accountId }) => items.some((item) => item.accountId === accountId));
  const holders = own.flatMap(({ holders: all }) => all).filter(({ role }) => role !== 'Minor');
  const names = holders.length > 0 ? holders.map((holder) => holder.name) : [name];
  return [
    ...[...new Set(names.map(titleCase))].map((signer) => ({ name: signer, role: 'Customer' })),
    { name: titleCase(agentName), role: 'Agent' },
  ];
}

/** The summary of a checkout that is not sent yet, to go through with the customer and to sign. */
export function CheckoutPaper({ job, customer, items, form }: CheckoutPaperProps) {
  const agent = useAgent();
  const priceDate = usePriceDate();
  const prices = useLastPrices();
  const { requirements, lookups, mismatches, answers, assessed } = form;
  if (mismatches.status === 'loading' || lookups.status === 'loading') return null;
  const { riskCategory, satEffectiveDateTo } = assessed;
  return (
    <Paper title="Checkout summary" customer={customer} job={job}>
      <PaperNote>{`${pluralize(items.length, 'item')}, not sent yet. Nothing is carried out before the customer has confirmed by e-mail.`}</PaperNote>
      <PaperSection title="Items">
        <PaperOrders label="Items" orders={items.map((item) => toPaperOrder(item, prices))} />
        <PaperNote>
          {items.some(({ onboardingId }) => onboardingId !== undefined)
            ? `A first investment is priced ${pricedOnceOpen}.`
            : priceDate === undefined
              ? 'The price is that of the day on which the order is received.'
              : `Orders that are received now get the price of ${formatDate(priceDate)}.`}
        </PaperNote>
      </PaperSection>
      <Payment form={form} />
      <PaperSection title="Suitability" isWhole>
        <PaperFacts columns={4}>
          <PaperFact label={fieldOf('riskCategory').label} value={riskCategory ?? 'Not assessed'} />
          <PaperFact
            label="Valid to"
            value={satEffectiveDateTo === null ? '–' : formatDate(satEffectiveDateTo)}
          />
          <PaperFact
            label="Funds that do not suit"
            value={
              mismatches.status === 'failed'
                ? 'Could not be checked'
                : (requirements?.mismatches.map(({ scheme }) => scheme).join(', ') ?? '') || 'None'
            }
          />
        </PaperFacts>
      </PaperSection>
      {requirements === undefined ? null : (
        <PaperSection title="Declarations" isWhole>
          <PaperTable label="Declarations" columns={[{ name: 'Statement' }, { name: 'Declared' }]}>
            {listDeclared(requirements, answers).map(({ text, isDeclared }) => (
              <tr key={text}>
                <td>{text}</td>
                <td>{isDeclared ? 'Yes' : 'Not yet'}</td>
              </tr>
            ))}
          </PaperTable>
        </PaperSection>
      )}
      <PaperSignatures signers={listSigners(customer, items, agent.agentName)} />
    </Paper>
  );
}

function Payment({ form }: Pick<CheckoutPaperProps, 'form'>) {
  const { payments, payers, payer } = form;
  if (payments.length === 0) return null;
  const names = valueOrUndefined(form.lookups)?.paymentMethods ?? [];
  const other = payers && payerOf(payer, payers.joint);
  return (
    <PaperSection title="To pay" note="After the customer has confirmed" isWhole>
      <PaperFacts columns={4}>
        {payments.map(({ key, due, method, plan }) => (
          <PaperFact
            key={key}
            label={plan === 'EPF' ? 'Paid by EPF' : `In ${due.currency}`}
            value={<MoneyText value={due} />}
            note={names.find(({ code }) => code === method)?.name ?? method}
          />
        ))}
        {payers ? <PaperFact label="Payer" value={other ? titleCase(other.name) : 'The customer'} /> : null}
      </PaperFacts>
    </PaperSection>
  );
}
