import type { Scheme } from '../../contract/api/funds.ts';
import { allowed, deny, type Permission } from './permission.ts';

/** The fields of the two schemes of a switch that must fit each other. */
type PairedScheme = Pick<Scheme, 'scheme' | 'currency' | 'productManagerMasterID'>;

/** What the permission depends on, beside the schemes. */
interface PairFacts {
  readonly plan: string;
  /** Configuration: whether a switch may change the currency. */
  readonly allowCrossCurrencySwitch: boolean;
}

/**
 * Returns whether units of one scheme may be switched into another one of the same account, or why not (docs/domain.md, section
 * 3): the same scheme, another currency, or, for PRS, another manager. Whether each of the schemes may be switched at
 * all is the permission `switch` or `switchIn`.
 */
export function switchPairPermission(
  from: PairedScheme,
  to: PairedScheme,
  { plan, allowCrossCurrencySwitch }: PairFacts,
): Permission {
  if (from.scheme === to.scheme) return deny('A fund cannot be switched into itself.');
  if (from.currency !== to.currency && !allowCrossCurrencySwitch)
    return deny(`A switch must stay in the same currency, but this fund is in ${to.currency}.`);
  if (plan === 'PRS' && from.productManagerMasterID !== to.productManagerMasterID)
    return deny('Retirement savings are switched only within the funds of one manager.');
  return allowed;
}
