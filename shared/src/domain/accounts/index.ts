/** Texts of accounts and bank accounts, each once. Not a facade: each remote bundles what it uses. */
export {
  describeAccount,
  getAccountLine,
  getAccountNote,
  getAccountTypeName,
  getEpfAccountName,
  getHolderNames,
  getInstructionName,
} from './account-labels.ts';
export { bankAccountText, maskedAccount } from './bank-account-text.ts';
