/** Bank accounts of a customer, with those that are still being added. Not a facade: each remote bundles what it uses. */
export { bankAdditionsIn, isPending, mergeBankAccounts } from './bank-data.ts';
