import type { Shell } from '@portal/shared/contract';

/** Whether the host has the book of all customers: since contract 1.13. An older one throws for it. */
export const hasBook = ({ contractVersion }: Pick<Shell, 'contractVersion'>): boolean =>
  Number(contractVersion.split('.')[1]) >= 13;
