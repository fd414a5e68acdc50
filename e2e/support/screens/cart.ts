import { pageAddress } from '@portal/shared/page-address';
import * as pages from '@portal/shared/pages';
/** A cart item's title, for the scheme CBSUK. */
export const sukukItem = 'Invest in Cempaka Biru Sukuk';

/** Path of a customer's cart. */
export const cartPath = (customerId: string) => pageAddress(pages.cartPath, { customerId });
