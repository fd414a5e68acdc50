import { applicationPath, checkoutPath, type PageQueries } from '@portal/shared/pages';

/** Returns the address of a page: its path and query. */
export const pageAddress = <Path extends keyof PageQueries>(path: Path, query: PageQueries[Path]): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Returns the address of the checkout of chosen items. */
export const checkoutAddress = (customerId: string, itemIds: readonly string[]): string =>
  `${pageAddress(checkoutPath, { customerId })}&items=${itemIds.map(encodeURIComponent).join(',')}`;

/**
 * Returns the address of an application's page: `/application/detail/A-1?formNo=DT-2611-10377`. The form number is for the
 * breadcrumb (RTE-13).
 */
export const applicationAddress = (applicationId: string, formNo: string): string =>
  `${applicationPath.replace(':id', encodeURIComponent(applicationId))}?${new URLSearchParams({ formNo })}`;
