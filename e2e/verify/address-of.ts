import type { DeclaredPage } from '../../shared/src/remote/declares.ts';

/** Returns an address of a page: parameters of its path are 1, and the customer is unknown. */
export const addressOf = ({ path, customer }: Pick<DeclaredPage, 'path' | 'customer'>): string =>
  path.replaceAll(/:[^/]+/g, '1') + (customer ? '?customerId=0' : '');
