/** Bank accounts of a customer, and the hooks that load them. Not a facade: each remote bundles what it uses. */
export * from '../../domain/bank-accounts/index.ts';
export { useBankData, useCustomerBankData } from './use-bank-data.ts';
