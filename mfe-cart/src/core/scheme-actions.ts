import type { Scheme } from '@portal/shared/api/funds';
import type { Plan } from './plan.ts';

/** Actions on a holding. Investing has separate rules: `investmentRefusal`. */
type SchemeAction = 'redeem' | 'switch' | 'transfer' | 'smartSave';

type SchemeFlags = Pick<
  Scheme,
  'isRedemptionAllow' | 'isSwitchingAllow' | 'isSwitchingEPFAllow' | 'isTransferAllow' | 'isSmartSaveAllow'
>;

/**
 * Returns which actions a scheme permits under a plan (ITM-11). Each action has a flag; switching has another one for
 * the EPF plan.
 */
export function schemeActions(scheme: SchemeFlags, plan: Plan): Readonly<Record<SchemeAction, boolean>> {
  return {
    redeem: scheme.isRedemptionAllow,
    switch: plan === 'EPF' ? scheme.isSwitchingEPFAllow : scheme.isSwitchingAllow,
    transfer: scheme.isTransferAllow,
    smartSave: scheme.isSmartSaveAllow,
  };
}
