import { MoneyText, PrivateFigures } from '@portal/shared/parts';
import { Fragment } from 'react';
import { detailsOf, directionName, ItemDetails, sizeText } from '../items/index.ts';
import { listOrderLines, type OrderLine, type PaperOrder, sumOrders } from './order-lines.ts';
import { PaperTable } from './parts.tsx';

const columns = [
  { name: 'Item' },
  { name: 'Amount or units', isNumeric: true },
  { name: 'Sales charge', isNumeric: true },
  { name: 'Invested', isNumeric: true },
] as const;

interface PaperOrdersProps {
  readonly label: string;
  readonly orders: readonly PaperOrder[];
}

/** A table of orders and forms: a row for each leg, and a sum for each currency that is paid. */
export const PaperOrders = ({ label, orders }: PaperOrdersProps) => (
  <PaperTable label={label} columns={columns}>
    {orders.map((order) => (
      <Order key={order.id} order={order} />
    ))}
    {sumOrders(orders).map(({ amount, charge, net }) => (
      <tr key={amount.currency} data-total="">
        <th scope="row">{`To pay, ${amount.currency}`}</th>
        <td data-numeric="">
          <MoneyText value={amount} />
        </td>
        <td data-numeric="" data-private="">
          {charge.format()}
        </td>
        <td data-numeric="" data-private="">
          {net.format()}
        </td>
      </tr>
    ))}
  </PaperTable>
);

function Order({ order }: { readonly order: PaperOrder }) {
  const { text, note, remarks } = order;
  const lines = listOrderLines(order);
  const details = detailsOf(text);
  return (
    <Fragment>
      <tr data-group="">
        <th colSpan={columns.length} scope="colgroup">
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
        </th>
      </tr>
      {lines.length === 0 ? (
        // the rule below the group
        <tr aria-hidden>
          <td colSpan={columns.length} />
        </tr>
      ) : (
        lines.map((line) => <Line key={line.leg.direction} line={line} />)
      )}
    </Fragment>
  );
}

function Line({ line: { leg, percent, split } }: { readonly line: OrderLine }) {
  const { size } = leg;
  return (
    <tr>
      <td>{`${directionName(leg)}: ${leg.schemeName}`}</td>
      <td data-numeric="" data-private="">
        {size === undefined ? 'at switch price' : <b>{sizeText(size)}</b>}
      </td>
      <td data-numeric="" data-private="">
        {split?.charge.format()}
        {percent === undefined ? '–' : <small>{percent.format()}</small>}
      </td>
      <td data-numeric="" data-private="">
        {split?.net.format() ?? '–'}
      </td>
    </tr>
  );
}
