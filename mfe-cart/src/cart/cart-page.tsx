import { valueOrUndefined } from '@portal/shared/data';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { isOnboardingId } from '@portal/shared/records';
import { TextLink } from '@portal/shared/ui';
import { useState } from 'react';
import { countingOf } from '../core/assessment/counting-assessment.ts';
import { useAssessmentInCart } from '../core/assessment/use-assessment-in-cart.ts';
import { useCustomer, useCustomerId, useCustomerOpened } from '../core/customer/customer.ts';
import { CustomerPage } from '../core/customer/customer-page.tsx';
import { CartContent } from './cart-content.tsx';

/**
 * Page for the cart of the URL's customer (`/cart?customerId=…`); asks to choose one when the URL has none. Emits
 * `customer:opened` once the customer is loaded. Which items are deselected is lost when the page is left.
 */
export function CartPage() {
  const customerId = useCustomerId();
  const customer = useCustomer(customerId);
  useCustomerOpened(customer);
  const inCart = valueOrUndefined(useAssessmentInCart(customerId));
  const deselection = useState<ReadonlySet<string>>(new Set());
  const [deselected] = deselection;
  return (
    <CustomerPage
      title="Cart"
      customerId={customerId}
      customer={customer}
      counting={countingOf(inCart, (id) => !deselected.has(id))}
      bannerAction={
        customerId === undefined || isOnboardingId(customerId) ? null : (
          <TextLink to={pageAddress(customerPath, { customerId })} fontWeight="medium" standalone my="-2">
            View profile
          </TextLink>
        )
      }
    >
      {customerId === undefined ? null : (
        <CartContent key={customerId} customerId={customerId} customer={customer} deselection={deselection} />
      )}
    </CustomerPage>
  );
}
