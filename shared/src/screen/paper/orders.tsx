import { Money } from '@portal/shared/money';
import { MoneyText, PrivateFigures } from '@portal/shared/parts';
import { Fragment, type ReactNode } from 'react';
import { formatDate } from '../../foundation/dates/index.ts';
import {
  chargeLabels,
  detailsOf,
  directionName,
  ItemDetails,
  orderSumText,
  sizeText,
} from '../items/index.ts';
import {
  listOrderLines,
  type OrderLine,
  type OrderSum,
  type PaperOrder,
  pricesOf,
  sumOrders,
} from './order-lines.ts';
import { PaperTable } from './parts.tsx';

const columns = [
  { name: 'Item' },
  { name: 'Amount or units', isNumeric: true },
  { name: 'Sales charge', isNumeric: true },
  { name: 'Invested', isNumeric: true },
] as const;

/** Only of orders that have been priced. */
const priceColumns = [
  { name: 'Units', isNumeric: true },
  { name: 'Price date', isNumeric: true },
] as const;

interface PaperOrdersProps {
  readonly label: string;
  readonly orders: readonly PaperOrder[];
  /** The sums have been paid. Default: they are to be paid. */
  readonly isPaid?: boolean;
}

/**
 * A table of orders and forms: a row for each, and for each leg of a switch, with units, NAV and date where it was priced,
 * and a sum for each currency that is paid.
 */
export function PaperOrders({ label, orders, isPaid = false }: PaperOrdersProps) {
  const isPriced = orders.some(({ prices = [] }) => prices.length > 0);
  const sums = sumOrders(orders);
  const shown = isPriced ? [...columns, ...priceColumns] : columns;
  return (
    <PaperTable label={label} columns={shown}>
      {orders.map((order) => (
        <Order key={order.id} order={order} columnCount={shown.length} isPriced={isPriced} />
      ))}
      {sums.map((sum) => (
        <Sum
          key={sum.amount.currency}
          name={`${isPaid ? 'Paid' : 'To pay'}${sums.length > 1 ? `, ${sum.amount.currency}` : ''}`}
          sum={sum}
          isPriced={isPriced}
        />
      ))}
    </PaperTable>
  );
}

interface SumProps {
  /** With the currency where there is more than one sum. */
  readonly name: string;
  readonly sum: OrderSum;
  readonly isPriced: boolean;
}

function Sum({ name, sum: { amount, charge, net }, isPriced }: SumProps) {
  return (
    <tr data-total="">
      <th scope="row">{name}</th>
      <td data-numeric="">
        <MoneyText value={amount} />
      </td>
      <td data-numeric="" data-private="">
        {charge.format()}
      </td>
      <td data-numeric="" data-private="">
        {net.format()}
      </td>
      {isPriced ? <td colSpan={priceColumns.length} /> : null}
    </tr>
  );
}

interface OrderProps {
  readonly order: PaperOrder;
  readonly columnCount: number;
  readonly isPriced: boolean;
}

function Order({ order, columnCount, isPriced }: OrderProps) {
  const lines = listOrderLines(order);
  const [only] = lines;
  if (only && lines.length === 1) {
    return (
      <Line line={only} isPriced={isPriced}>
        <OrderText order={order} />
      </Line>
    );
  }
  const hasLegs = lines.length > 0;
  return (
    <Fragment>
      <tr data-group={hasLegs ? '' : undefined}>
        <th colSpan={columnCount} scope={hasLegs ? 'colgroup' : 'row'}>
          <OrderText order={order} />
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.leg.direction} line={line} isPriced={isPriced}>
          {`${directionName(line.leg)}: ${line.leg.schemeName}`}
        </Line>
      ))}
    </Fragment>
  );
}

/** What an order is, without the charge and what is invested, which have columns. */
function OrderText({ order }: Pick<OrderProps, 'order'>) {
  const { text, note, remarks } = order;
  const details = detailsOf(text, pricesOf(order)).filter(({ label }) => !chargeLabels.includes(label));
  return (
    <>
      <strong>{text.title}</strong>
      {note}
      {details.length === 0 ? null : (
        <small>
          <ItemDetails details={details} />
        </small>
      )}
      {text.changes.map(({ name, label, before, after }) => (
        <small key={name} data-private="">{`${label}: ${before} → ${after}`}</small>
      ))}
      {remarks.map((remark) => (
        <small key={remark}>
          <PrivateFigures>{remark}</PrivateFigures>
        </small>
      ))}
    </>
  );
}

interface LineProps {
  readonly line: OrderLine;
  readonly isPriced: boolean;
  /** What it is. */
  readonly children: ReactNode;
}

function Line({ line: { leg, percent, sums, price }, isPriced, children }: LineProps) {
  const { size } = leg;
  return (
    <tr>
      <th scope="row">{children}</th>
      <td data-numeric="" data-private="">
        {size === undefined ? (
          'at switch price'
        ) : size instanceof Money ? (
          <MoneyText value={size} />
        ) : (
          <b>{sizeText(size)}</b>
        )}
      </td>
      <td data-numeric="" data-private="">
        {sums?.charge && (sums.isEstimated ? orderSumText(sums, sums.charge) : sums.charge.format())}
        {percent === undefined ? '–' : <small>{percent.format()}</small>}
      </td>
      <td data-numeric="" data-private="">
        {sums === undefined ? '–' : sums.isEstimated ? orderSumText(sums, sums.net) : sums.net.format()}
      </td>
      {isPriced ? (
        <>
          <td data-numeric="" data-private="">
            {price ? (
              <>
                {price.units.format()}
                <small>{`at ${price.nav.format()}`}</small>
              </>
            ) : (
              '–'
            )}
          </td>
          <td data-numeric="">{price ? formatDate(price.date) : '–'}</td>
        </>
      ) : null}
    </tr>
  );
}
