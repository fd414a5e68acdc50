import { InvestDrawer, investKind } from '../invest/index.ts';

/** Every kind of transaction with its drawer. A kind that is missing here has no address and cannot be edited. */
export const transactionKinds = [{ kind: investKind, Drawer: InvestDrawer }] as const;
