/** The account statement: its request, its button and its failure. */
export { StatementButton, StatementFailure } from './account-statement-button.tsx';
export { useAccountStatement } from './use-account-statement.ts';
