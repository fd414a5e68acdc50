import type { Customer } from '../../contract/api/customers.ts';

/** Whether a customer is a company, which has no suitability assessment (docs/domain.md, section 1). */
export const isCompany = ({ customerType, account }: Pick<Customer, 'customerType' | 'account'>): boolean =>
  customerType === 'Corporate' ||
  (account.length > 0 && account.every(({ accountType }) => accountType === 'COR'));
