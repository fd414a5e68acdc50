import { useSlow, valueOrUndefined } from '@portal/shared/data';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath, customerPath, customersPath } from '@portal/shared/pages';
import { LoadingRows, MoneyText, StillWorking } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import type { cartSummary, PropsOf } from '@portal/shared/remote';
import {
  Box,
  ButtonLink,
  EmptyState,
  FailurePanel,
  Flex,
  Heading,
  IconButton,
  Text,
  TextLink,
  useLocation,
} from '@portal/shared/ui';
import { ShoppingCart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCart } from '../core/cart/use-cart.ts';
import { pluralize } from '../core/format-text.ts';
import { paidBy } from '../core/payment/paid-by.ts';
import { SummaryList } from './summary-list.tsx';
import { SummaryRing } from './summary-ring.tsx';
import { summarizeCart } from './summary-sections.ts';

type CartSummaryProps = PropsOf<typeof cartSummary>;

function EmptyCart(props: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  const { children, action } = props;
  return (
    <EmptyState icon={<ShoppingCart aria-hidden />} title="Your cart is empty." action={action}>
      {children}
    </EmptyState>
  );
}

interface CustomerSummaryProps extends Pick<CartSummaryProps, 'onClose'> {
  readonly customerId: string;
}

function CustomerSummary({ customerId, onClose }: CustomerSummaryProps) {
  const cart = useCart(customerId);
  const schemes = useReference('schemes');
  const slow = useSlow(cart);
  if (cart.status === 'loading') {
    return (
      <Box px="5" py="3">
        <LoadingRows rows={3} label="Loading the cart" />
        {slow ? <StillWorking /> : null}
      </Box>
    );
  }
  if (cart.status === 'failed') {
    return (
      <FailurePanel
        title="The cart could not be loaded"
        meaning={
          <>
            What is in it is safe. Try again, or{' '}
            <TextLink to={pageAddress(cartPath, { customerId })} onClick={onClose}>
              open the cart
            </TextLink>
            .
          </>
        }
        onRetry={cart.retry}
      />
    );
  }
  const { items, missing, retry } = cart.value;
  const charged = paidBy(items).payer;
  const summary = summarizeCart(items, valueOrUndefined(schemes));
  if (summary.isEmpty && missing.length === 0) {
    const invest = pageAddress(customerPath, { customerId, transaction: 'invest' });
    return (
      <EmptyCart
        action={
          isOnboardingId(customerId) ? undefined : (
            <ButtonLink to={invest} variant="outline" onClick={onClose}>
              Invest
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <Box flex="1" minH="0" overflowY="auto" px="5" pb="3.5">
        {missing.length > 0 ? (
          <Box pt="4">
            <FailurePanel compact title="Some items could not be loaded" onRetry={retry} />
          </Box>
        ) : null}
        <SummaryList summary={summary} />
      </Box>
      <Box px="5" pt="3" pb="4" borderTopWidth="1px" borderColor="border.subtle">
        {summary.sections.length === 0 && summary.others > 0 ? (
          <Text
            textStyle="help"
            textAlign="center"
            mb="2"
          >{`+ ${pluralize(summary.others, 'other item')}`}</Text>
        ) : null}
        {charged.length > 0 ? (
          <Flex align="center" gap="4" mb="3">
            {isOnboardingId(customerId) ? null : <SummaryRing customerId={customerId} items={items} />}
            <Box>
              <Text textStyle="help">To be charged</Text>
              {charged.map((sum, index) => (
                <div key={sum.currency}>
                  <MoneyText value={sum} size={index === 0 ? 'lg' : 'sm'} dimDecimals />
                </div>
              ))}
            </Box>
          </Flex>
        ) : null}
        <ButtonLink to={pageAddress(cartPath, { customerId })} block onClick={onClose}>
          View Cart
        </ButtonLink>
      </Box>
    </>
  );
}

/**
 * Content of the dialog under the cart icon (SHL-04 to SHL-08): loads and shows the cart of `customer`, the one opened
 * last, or asks to choose one. At most 360 px wide and 600 px high; the list scrolls between header and footer.
 * `onClose` is called when the agent closes or leaves it.
 */
export function CartSummary({ customer, onClose }: CartSummaryProps) {
  const { pathname } = useLocation();
  // other pages name their customer; on the list of customers this is the one opened last
  const isAmongCustomers = pathname === customersPath;
  return (
    <Flex direction="column" w="360px" maxW="full" maxH="min(600px, calc(100dvh - 80px))">
      <Flex
        align="center"
        justify="space-between"
        ps="5"
        pe="3"
        py="3"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <Box minW="0">
          <Heading>Cart Summary</Heading>
          {customer && isAmongCustomers ? (
            <Text textStyle="help" truncate>
              {customer.name}
            </Text>
          ) : null}
        </Box>
        <IconButton aria-label="Close" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {customer ? (
        <CustomerSummary key={customer.customerId} customerId={customer.customerId} onClose={onClose} />
      ) : (
        <EmptyCart>
          <TextLink to={customersPath} onClick={onClose}>
            Choose a customer
          </TextLink>{' '}
          to see what is in their cart.
        </EmptyCart>
      )}
    </Flex>
  );
}
