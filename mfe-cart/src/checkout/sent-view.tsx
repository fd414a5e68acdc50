import { type Checkout, checkoutsByIds } from '@portal/shared/api/checkout';
import { useCall, useSlow } from '@portal/shared/data';
import { formatDateTime, formatDateWithDay, localDateOf } from '@portal/shared/dates';
import {
  Card,
  CardBody,
  CardHeader,
  IdText,
  List,
  ListRow,
  LoadingRows,
  StatusChip,
  StillWorking,
  Timeline,
  type TimelineEntry,
  titleCase,
} from '@portal/shared/parts';
import { Banner, Box, ButtonLink, EmptyState, FailurePanel, Flex, Stack, TextLink } from '@portal/shared/ui';
import { SearchX } from 'lucide-react';
import { paths } from '../core/paths.ts';
import { count } from '../core/words.ts';
import { RequiredDocuments } from './required-documents.tsx';

/** What comes after sending, newest first: what is still to come stands at the top. */
function nextSteps(checkout: Checkout): readonly TimelineEntry[] {
  const { status, due, createdAt, expiresAt, customerEmail } = checkout;
  const isOpen = status === 'Pending Customer Confirmation';
  const payment: TimelineEntry[] =
    due.length === 0
      ? []
      : [
          {
            id: 'pay',
            state: 'next',
            title: `You open the payment of ${due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`).join(' and ')}`,
          },
        ];
  return [
    { id: 'done', state: 'next', title: 'The applications are submitted' },
    ...payment,
    {
      id: 'confirm',
      state: isOpen ? 'now' : status === 'Confirmed' ? 'done' : 'failed',
      title: isOpen
        ? 'The customer confirms by the link in the e-mail'
        : `The checkout is ${status.toLowerCase()}`,
      ...(isOpen ? { at: `By ${formatDateWithDay(localDateOf(expiresAt))}` } : {}),
    },
    {
      id: 'sent',
      state: 'done',
      title: customerEmail ? `E-mail sent to ${customerEmail}` : 'E-mail sent to the customer',
      at: formatDateTime(createdAt),
    },
  ];
}

interface SentViewProps {
  readonly customerId: string;
  readonly checkoutId: string;
  /** Ids of items that were chosen too, and go as a checkout of their own. */
  readonly rest?: readonly string[];
}

/** What was sent and what happens next; read from the service, so that a reload shows the same. */
export function SentView({ customerId, checkoutId, rest = [] }: SentViewProps) {
  const checkouts = useCall(checkoutsByIds, { checkoutIds: [checkoutId] }, { refetchOnFocus: true });
  const slow = useSlow(checkouts);
  if (checkouts.status === 'loading') {
    return (
      <Card>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={3} label="Loading what was sent" />
      </Card>
    );
  }
  if (checkouts.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="What was sent could not be loaded"
          meaning="It was sent, and is among the applications."
          onRetry={checkouts.retry}
        />
      </Card>
    );
  }
  const [checkout] = checkouts.value;
  if (!checkout || checkout.customerId !== customerId) {
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="This checkout is not this customer’s"
          action={<ButtonLink to={paths.profile(customerId)}>Back to customer</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Stack gap="5" maxW="720px" mx="auto">
      <Banner
        tone="success"
        title={`${count(checkout.items.length, 'item')} sent to ${titleCase(checkout.customerName)}`}
      >
        Checkout <IdText>{checkout.checkoutId}</IdText>. Nothing moves before the customer confirms.
      </Banner>
      {rest.length > 0 ? (
        <Banner
          tone="info"
          title={`${count(rest.length, 'item')} of your choice wait for a checkout of their own`}
          action={<ButtonLink to={paths.checkout(customerId, rest)}>Check out the rest</ButtonLink>}
        />
      ) : null}
      <Card>
        <CardHeader title="What happens next" />
        <CardBody>
          <Timeline label="What happens next" entries={nextSteps(checkout)} />
        </CardBody>
      </Card>
      <RequiredDocuments customerId={customerId} checkoutId={checkoutId} />
      <Card>
        <CardHeader title="Applications" aside={checkout.applications.length} />
        <List>
          {checkout.applications.map(({ applicationId, formNo, status }) => (
            <ListRow key={applicationId}>
              <Box flex="1">
                <TextLink to={paths.application(applicationId, formNo)} fontWeight="medium">
                  <IdText>{formNo}</IdText>
                </TextLink>
              </Box>
              <StatusChip status={status} />
            </ListRow>
          ))}
        </List>
      </Card>
      <Flex wrap="wrap" gap="2" justify="space-between">
        <ButtonLink to={paths.applications} variant="outline">
          View applications
        </ButtonLink>
        <ButtonLink to={paths.profile(customerId)} flex={{ base: '1', md: 'none' }}>
          Back to customer
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
