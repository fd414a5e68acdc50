import type { Checkout } from '@portal/shared/api/checkout';
import { valueOrUndefined } from '@portal/shared/data';
import { detailsOf, ItemDetails, LegFigures, useLastPrices } from '@portal/shared/items';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { Card, CardBody, CardHeader, List, ListRow, TwoColumns } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { readLeftOrders } from '@portal/shared/selling';
import { Box, Button, ButtonLink, Flex, Stack, Text, useNavigate } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { customerHome } from '../../core/customer/customer-home.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { ActionFailure, cartItemsOf, draftLabel, useCheckoutActions } from '../../sent-checkouts/index.ts';
import { CheckoutTimeline } from './checkout-timeline.tsx';
import { LeaveButton, LeftNotice } from './leave-order.tsx';
import { StatusBanner } from './status-banner.tsx';

/**
 * Page content of a checkout that was rejected or has expired: the reason, its items, and the button that moves them to
 * the cart, which then opens. An order that the customer rejected may be left as it is.
 */
export function ReturnedView({ checkout }: { readonly checkout: Checkout }) {
  const { customerId, checkoutId, status } = checkout;
  const navigate = useNavigate();
  const actions = useCheckoutActions(customerId, () => {
    void navigate(pageAddress(cartPath, { customerId }), { replace: true });
    return true;
  });
  const state = actions.stateOf(checkoutId);
  const isBusy = state !== undefined && state.status !== 'failed' && state.status !== 'limited';
  const lookups = valueOrUndefined(useReference('lookups'));
  const items = cartItemsOf(checkout, { lookups });
  const home = customerHome(customerId);
  const canLeave = status === 'Rejected' && !readLeftOrders().has(checkoutId);
  return (
    <Stack gap="5">
      <StatusBanner checkout={checkout} />
      <LeftNotice checkout={checkout} />
      <TwoColumns
        railLabel="What happened"
        rail={<CheckoutTimeline checkout={checkout} title="What happened" />}
      >
        <Card aria-label="Items">
          <CardHeader title="Items" aside={items.length} />
          <List>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </List>
          <CardBody borderTopWidth="1px" borderColor="border.subtle">
            <Flex gap="2" direction={{ base: 'column', md: 'row-reverse' }}>
              <Button
                loading={isBusy}
                loadingText={state?.status === 'checking' ? 'Checking what happened…' : 'Moving…'}
                onClick={() => actions.run(checkout, 'draft')}
              >
                <ShoppingCart aria-hidden />
                {draftLabel(checkout)}
              </Button>
              {canLeave ? <LeaveButton checkout={checkout} /> : null}
            </Flex>
            {canLeave ? (
              <Text mt="3" textStyle="help" textAlign={{ md: 'end' }}>
                If you keep it rejected, it is no longer listed under Needs you.
              </Text>
            ) : null}
            <Box mt="3" _empty={{ display: 'none' }}>
              <ActionFailure state={state} />
            </Box>
          </CardBody>
        </Card>
      </TwoColumns>
      {/* leaving it leads there as well */}
      {canLeave ? null : (
        <Flex justify="flex-end">
          <ButtonLink to={home.to} variant="outline" flex={{ base: '1', md: 'none' }}>
            {home.label}
          </ButtonLink>
        </Flex>
      )}
    </Stack>
  );
}

function ItemRow({ item: { text } }: { readonly item: CartItem }) {
  const prices = useLastPrices();
  return (
    <ListRow alignItems="flex-start">
      <Box flex="1" minW="0">
        <Box fontWeight="medium">{text.title}</Box>
        <Text textStyle="help">
          <ItemDetails details={detailsOf(text, prices)} />
        </Text>
      </Box>
      <Box textAlign="end">
        <LegFigures legs={text.legs} />
      </Box>
    </ListRow>
  );
}
