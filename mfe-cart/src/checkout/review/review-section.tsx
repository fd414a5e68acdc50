import type { Loadable } from '@portal/shared/contract';
import { formatDate, today } from '@portal/shared/dates';
import { detailsOf, ItemChanges, ItemDetails, LegFigures, useLastPrices } from '@portal/shared/items';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { Card, CardHeader, PrivateFigures, Sub, Table, Td, Th } from '@portal/shared/parts';
import { capitalize } from '@portal/shared/sentence';
import { Box, ButtonLink, chakra, Flex, Span } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { WarningRetry } from '../../core/calls/warning-retry.tsx';
import { type CartItem, isMoneyItem } from '../../core/items/cart-item.ts';
import { type ItemState, StateChip } from '../../core/items/item-states.tsx';
import { plannedApplications, plannedTitle, waitText } from '../../core/items/planned-applications.ts';
import { salesChargeText } from '../../core/items/sales-charges.ts';
import { SharedNote } from '../../core/items/shared-note.tsx';
import { isPricedLater, priceDayOf } from '../../core/pricing/price-day.ts';
import { usePriceDate } from '../../core/pricing/use-price-date.ts';
import type { StepsDone } from '../checkout-steps.ts';
import { SectionTitle } from '../section-title.tsx';
import type { ReviewNotes } from './review-notes.ts';

interface ReviewSectionProps {
  readonly customerId: string;
  readonly items: readonly CartItem[];
  readonly notes: ReviewNotes;
  /** What is asked under an item's line, by item id. */
  readonly below: ReadonlyMap<string, ReactNode>;
  /** The steps that are done. */
  readonly done: StepsDone;
  readonly validation: Loadable<unknown>;
  /** What is said above the items. */
  readonly children?: ReactNode;
  /** What is shown below the items. */
  readonly footer?: ReactNode;
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

const columnCount = 4;

/** Collapses when nothing is in it. */
const Above = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    py: '3',
    px: { base: '4', md: '5' },
    '&:empty': { display: 'none' },
  },
});

/** The line of an item and what is shown under it look like one row. */
const Items = chakra('div', {
  base: {
    '& tr[data-above], & tr[data-above] td': { borderBottomWidth: '0' },
    '& tr[data-above]': { pb: '0' },
    '& tr[data-below] td': { pt: '0', pb: '4' },
    '& tr:is([data-above], [data-below]):hover td': { bg: 'transparent' },
    // figures of an item that cannot be sent count for nothing
    '& tr[data-blocked] td:not([data-lead]), & tr[data-blocked] td[data-numeric] *': { color: 'fg.subtle' },
    // the line of an application names the account of its items
    '& tbody tr[data-group] td, & tbody tr[data-group]:hover td': { color: 'fg.default', textStyle: 'sm' },
    // the customer signs for the price date, so a narrow table shows it too
    '@media (min-width: 768px)': { '& tr :is(th, td)[data-from=wide]': { display: 'table-cell', pe: '5' } },
    '@media (max-width: 767px)': { '& td[data-from=wide]:not(:empty)': { display: 'flex' } },
  },
});

/**
 * Card of the checkout's first step: a table of the items by planned application, each with its mark, the complaints
 * about it alone, and what is asked about it (`below`); above it the complaints about several items, each once, and
 * those about no item here (CHK-02); below it `footer`. `validation` is the call that returns the complaints; when it
 * failed, Try again shows.
 */
export function ReviewSection(props: ReviewSectionProps) {
  const { customerId, items, notes, below, done, validation, children, footer } = props;
  const priceDate = usePriceDate();
  const applications = plannedApplications(items);
  return (
    <Card>
      <CardHeader
        title={<SectionTitle step="review" done={done} />}
        aside={
          <ButtonLink to={pageAddress(cartPath, { customerId })} variant="ghost" size="sm" me="-3">
            Change
          </ButtonLink>
        }
      />
      <Above>
        {validation.status === 'failed' ? (
          <WarningRetry
            title="The items could not be checked"
            meaning="They are checked once more before anything is sent."
            onRetry={validation.retry}
          />
        ) : null}
        {children}
        <Complaints messages={notes.others} />
        {notes.shared.map((note) => (
          <SharedNote key={note.text} note={note} isAlert />
        ))}
      </Above>
      <Items>
        <Table label="Items of this checkout" cards>
          {items.some(isMoneyItem) ? (
            <thead>
              <tr>
                <Th>Item</Th>
                <Th from="wide">Price date</Th>
                <Th numeric>Sales charge</Th>
                <Th numeric>Amount</Th>
              </tr>
            </thead>
          ) : null}
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
                    state={notes.states.get(item.id)}
                    messages={notes.own.get(item.id) ?? []}
                    below={below.get(item.id)}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </Items>
      {footer}
    </Card>
  );
}

interface ReviewRowProps {
  readonly item: CartItem;
  /** YYYY-MM-DD. */
  readonly priceDate: string | undefined;
  readonly state: ItemState | undefined;
  /** The complaints about it alone. */
  readonly messages: readonly string[];
  readonly below: ReactNode;
}

function ReviewRow({ item, priceDate, state, messages, below }: ReviewRowProps) {
  const { text } = item;
  const isMoney = isMoneyItem(item);
  const prices = useLastPrices();
  // a dash in the table, and left out of a phone's card
  const charge = salesChargeText(item, prices);
  return (
    <>
      <tr
        data-above={below === undefined ? undefined : ''}
        data-blocked={state === 'blocked' ? '' : undefined}
      >
        <Td lead colSpan={isMoney ? undefined : columnCount}>
          <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
            <Span fontWeight="medium">{text.title}</Span>
            {state === undefined ? null : <StateChip state={state} />}
          </Flex>
          <Sub>
            <ItemDetails details={detailsOf(text, prices)} />
          </Sub>
          <ItemChanges changes={text.changes} />
          <Complaints messages={messages} />
        </Td>
        {isMoney ? (
          <>
            <Td label="Price date" from="wide">
              <div>
                {capitalize(priceDayOf(item, priceDate, formatDate) ?? '–')}
                {isPricedLater(item, priceDate, today()) ? <Sub>Not today’s price</Sub> : null}
              </div>
            </Td>
            <Td label="Sales charge" numeric {...(charge ? {} : { from: 'md' })}>
              {charge ? <PrivateFigures>{charge}</PrivateFigures> : '–'}
            </Td>
            <Td label="Amount" numeric>
              <LegFigures legs={text.legs} />
            </Td>
          </>
        ) : null}
      </tr>
      {below === undefined ? null : (
        <tr data-below="">
          <Td lead colSpan={columnCount}>
            {below}
          </Td>
        </tr>
      )}
    </>
  );
}
