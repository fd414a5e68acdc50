import type { Scheme } from '@portal/shared/api/funds';
import type { Plan } from './plan.ts';

/** What may become of a holding later on. Investing has rules of its own: `investmentRefusal`. */
export type SchemeAction = 'redeem' | 'switch' | 'transfer' | 'smartSave';

type SchemeFlags = Pick<
  Scheme,
  'isRedemptionAllow' | 'isSwitchingAllow' | 'isSwitchingEPFAllow' | 'isTransferAllow' | 'isSmartSaveAllow'
>;

/**
 * Which actions a scheme permits under a plan (ITM-11): each has its flag, and switching on the EPF plan has one of
 * its own.
 */
export function schemeActions(scheme: SchemeFlags, plan: Plan): Readonly<Record<SchemeAction, boolean>> {
  return {
    redeem: scheme.isRedemptionAllow,
    switch: plan === 'EPF' ? scheme.isSwitchingEPFAllow : scheme.isSwitchingAllow,
    transfer: scheme.isTransferAllow,
    smartSave: scheme.isSmartSaveAllow,
  };
}
