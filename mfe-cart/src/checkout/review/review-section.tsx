import type { Loadable } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/dates';
import { detailsOf, ItemDetails, LegFigures } from '@portal/shared/items';
import {
  Card,
  CardHeader,
  IdText,
  MoneyText,
  PrivateFigures,
  Sub,
  Table,
  Td,
  Th,
} from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { Box, ButtonLink, FailurePanel, Flex, Span } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { type CartItem, isMoneyItem } from '../../core/items/cart-item.ts';
import { plannedApplications, plannedTitle, waitText } from '../../core/items/planned-applications.ts';
import { type SalesCharge, salesChargeOf } from '../../core/items/sales-charges.ts';
import { paths } from '../../core/paths.ts';
import { usePriceDate } from '../../core/pricing/use-price-date.ts';
import type { Complaint } from '../checkout-request.ts';
import { SectionTitle } from '../section-title.tsx';

interface ReviewSectionProps {
  readonly customerId: string;
  readonly items: readonly CartItem[];
  readonly complaints: readonly Complaint[];
  /** The service has no complaint about the items. */
  readonly isDone: boolean;
  readonly validation: Loadable<unknown>;
}

function Charge({ charge }: { readonly charge: SalesCharge }) {
  return charge.by === 'amount' ? <MoneyText value={charge.money} size="sm" /> : charge.percent.format();
}

function Complaints({ messages }: { readonly messages: readonly string[] }) {
  return messages.map((message) => (
    <Flex key={message} role="alert" gap="1.5" mt="2" color="danger.fg" fontSize="13px" lineHeight="sm">
      <Box mt="1px">
        <CircleAlert size={16} aria-hidden />
      </Box>
      <PrivateFigures>{message}</PrivateFigures>
    </Flex>
  ));
}

const columnCount = 5;

/** A cell without a value is a dash in the table, and is left out of a phone's card. */
const ifEmpty = (isEmpty: boolean) => (isEmpty ? ({ from: 'md' } as const) : {});

/**
 * Card of the checkout's first step: a table of the items by planned application, with the service's `complaints` at
 * each, and above it those about no item here (CHK-02). `validation` is the call that returns the complaints; when it
 * failed, Try again shows. `isDone` shows a tick in place of the step's number.
 */
export function ReviewSection({ customerId, items, complaints, isDone, validation }: ReviewSectionProps) {
  const priceDate = usePriceDate();
  const applications = plannedApplications(items);
  const otherComplaints = complaints.filter(({ itemId }) => !items.some(({ id }) => id === itemId));
  return (
    <Card>
      <CardHeader
        title={
          <SectionTitle step={1} isDone={isDone}>
            Review
          </SectionTitle>
        }
        aside={
          <ButtonLink to={paths.cart(customerId)} variant="ghost" size="sm" me="-3">
            Change
          </ButtonLink>
        }
      />
      {validation.status === 'failed' ? (
        <Box p="4">
          <FailurePanel
            compact
            title="The items could not be checked"
            meaning="They are checked once more before anything is sent."
            onRetry={validation.retry}
          />
        </Box>
      ) : null}
      {otherComplaints.length > 0 ? (
        <Box px={{ base: '4', md: '5' }} pb="3">
          <Complaints messages={otherComplaints.map(({ message }) => message)} />
        </Box>
      ) : null}
      <Table label="Items of this checkout" cards align="middle">
        <thead>
          <tr>
            <Th>Item</Th>
            <Th>Account</Th>
            <Th from="wide">Price date</Th>
            <Th numeric>Sales charge</Th>
            <Th numeric>Amount</Th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application, index) => (
            <Fragment key={application.id}>
              <tr data-group="">
                <Td lead colSpan={columnCount}>
                  {applications.length > 1 ? `Application ${index + 1} of ${applications.length}: ` : ''}
                  {plannedTitle(application)}
                  <Sub>
                    <PrivateFigures>{waitText(application)}</PrivateFigures>
                  </Sub>
                </Td>
              </tr>
              {application.items.map((item) => (
                <ReviewRow
                  key={item.id}
                  item={item}
                  priceDate={priceDate}
                  messages={complaints
                    .filter(({ itemId }) => itemId === item.id)
                    .map(({ message }) => message)}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

interface ReviewRowProps {
  readonly item: CartItem;
  /** YYYY-MM-DD. */
  readonly priceDate: string | undefined;
  /** The service's complaints about it. */
  readonly messages: readonly string[];
}

function ReviewRow({ item, priceDate, messages }: ReviewRowProps) {
  const { text } = item;
  const isMoney = isMoneyItem(item);
  const charge = salesChargeOf(item);
  return (
    <tr>
      <Td lead>
        <Span fontWeight="medium">{text.title}</Span>
        <Sub>
          <ItemDetails details={detailsOf(text)} />
        </Sub>
        <Complaints messages={messages} />
      </Td>
      <Td label="Account" {...ifEmpty(!isMoney)}>
        {isMoney ? <IdText>{accountLabel(item.accountId)}</IdText> : '–'}
      </Td>
      <Td label="Price date" from="wide">
        {isMoney && priceDate ? formatDate(priceDate) : '–'}
      </Td>
      <Td label="Sales charge" numeric {...ifEmpty(!charge)}>
        {charge ? <Charge charge={charge} /> : '–'}
      </Td>
      <Td label="Amount" numeric {...ifEmpty(!isMoney)}>
        {isMoney ? <LegFigures legs={text.legs} /> : '–'}
      </Td>
    </tr>
  );
}
