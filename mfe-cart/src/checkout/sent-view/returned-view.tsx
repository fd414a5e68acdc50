import type { Checkout } from '@portal/shared/api/checkout';
import { valueOrUndefined } from '@portal/shared/data';
import { detailsOf, ItemDetails, LegFigures } from '@portal/shared/items';
import { Card, CardBody, CardHeader, List, ListRow, Timeline } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, Button, Flex, Stack, Text, TextLink, useNavigate } from '@portal/shared/ui';
import { CircleAlert, ShoppingCart } from 'lucide-react';
import { customerHome } from '../../core/customer/customer-home.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { paths } from '../../core/paths.ts';
import { cartItemsOf, useCheckoutActions } from '../../sent-checkouts/index.ts';
import { LeaveButton, LeftNotice } from './leave-order.tsx';
import { nextSteps } from './next-steps.ts';
import { StatusBanner } from './status-banner.tsx';

/**
 * Page content of a checkout that was rejected or has expired: the reason, its items, and the button that moves them to
 * the cart, which then opens. An order that the customer declined may be left as it is.
 */
export function ReturnedView({ checkout }: { readonly checkout: Checkout }) {
  const { customerId, checkoutId, status } = checkout;
  const navigate = useNavigate();
  const actions = useCheckoutActions(customerId, () => navigate(paths.cart(customerId), { replace: true }));
  const state = actions.stateOf(checkoutId);
  const isBusy = state !== undefined && state.status !== 'failed';
  const lookups = valueOrUndefined(useReference('lookups'));
  const items = cartItemsOf(checkout, { lookups });
  const home = customerHome(customerId);
  return (
    <Stack gap="5">
      <StatusBanner checkout={checkout} />
      <LeftNotice checkout={checkout} />
      <Card aria-label="Items">
        <CardHeader title="Items" aside={items.length} />
        <List>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </List>
        <CardBody borderTopWidth="1px" borderColor="border.subtle">
          <Button
            size="lg"
            block
            loading={isBusy}
            loadingText={state?.status === 'checking' ? 'Checking what happened…' : 'Moving…'}
            onClick={() => actions.run(checkout, 'draft')}
          >
            <ShoppingCart aria-hidden />
            Move to cart and correct
          </Button>
          {status === 'Rejected' ? <LeaveButton checkout={checkout} /> : null}
          {state?.status === 'failed' ? (
            <Flex role="alert" gap="1.5" mt="3" color="danger.fg" fontSize="13px" lineHeight="sm">
              <Box mt="1px">
                <CircleAlert size={16} aria-hidden />
              </Box>
              {state.why}
            </Flex>
          ) : null}
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="What happened" />
        <CardBody>
          <Timeline label="What happens next" entries={nextSteps(checkout)} />
        </CardBody>
      </Card>
      <TextLink to={home.to} standalone>
        {home.label}
      </TextLink>
    </Stack>
  );
}

function ItemRow({ item: { text } }: { readonly item: CartItem }) {
  return (
    <ListRow>
      <Box flex="1" minW="0">
        <Box fontWeight="medium">{text.title}</Box>
        <Text textStyle="help">
          <ItemDetails details={detailsOf(text)} />
        </Text>
      </Box>
      <LegFigures legs={text.legs} />
    </ListRow>
  );
}
