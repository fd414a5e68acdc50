/** The account statement: its request, its button and its failure. */
export { StatementButton, StatementFailure } from './statement-button.tsx';
export { type Statement, useStatement } from './use-statement.ts';
