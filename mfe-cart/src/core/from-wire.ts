import type { CartLists } from '@portal/shared/api/cart';
import type {
  Bankar,
  Investment,
  Redemption,
  Switching,
  TransactionItem,
} from '@portal/shared/api/transaction-payloads';
import type { Channel } from '@portal/shared/api/wire';
import type {
  CartItem,
  InvestmentItem,
  PayoutAccount,
  RecordItem,
  RedemptionItem,
  Size,
  SwitchingItem,
} from './cart-item.ts';
import { pluralize } from './format-text.ts';
import { maskedAccount } from './masked-account.ts';

interface Head {
  readonly id: string;
  readonly channel: Channel;
}

interface BankFields {
  readonly bankName?: string | null | undefined;
  readonly bankAccNumber?: string | null | undefined;
  readonly micrCode?: string | null | undefined;
  readonly idBankar?: string | null | undefined;
}

function paysInto({ bankName, bankAccNumber, micrCode, idBankar }: BankFields): {
  paysInto?: PayoutAccount;
} {
  if (!bankName || !bankAccNumber) return {};
  return {
    paysInto: {
      bankName,
      number: bankAccNumber,
      ...(micrCode ? { micrCode } : {}),
      ...(idBankar ? { idBankar } : {}),
    },
  };
}

function sizeOf(
  payload: Pick<Redemption, 'amountOrUnit' | 'amount' | 'units'>,
  currency: string,
  isAll: boolean,
): Size {
  if (isAll) return { by: 'all' };
  return payload.amountOrUnit === 'UNIT'
    ? { by: 'units', units: payload.units }
    : { by: 'amount', money: payload.amount.in(currency) };
}

function investmentOf(head: Head, payload: Investment): InvestmentItem {
  const { accountId, plan, scheme, schemeName, currency, salesCharge, satRank } = payload;
  return {
    ...head,
    kind: 'investment',
    accountId,
    plan,
    scheme,
    schemeName,
    currency,
    amount: payload.amount.in(currency),
    salesCharge,
    distribution: payload.distributionInstruction,
    satRank,
    ...prsDefault(payload),
    ...paysInto(payload),
    ...underOnboarding(payload),
  };
}

function prsDefault({
  prsDefaultOption,
  prsDefaultOptionType,
}: Investment): Pick<InvestmentItem, 'prsDefault'> {
  if (prsDefaultOption === null) return {};
  return { prsDefault: prsDefaultOption === 'Y' && prsDefaultOptionType ? prsDefaultOptionType : 'N' };
}

function underOnboarding({ onboardingId }: { readonly onboardingId?: string | null | undefined }): {
  onboardingId?: string;
} {
  return onboardingId ? { onboardingId } : {};
}

function redemptionOf(head: Head, payload: Redemption): RedemptionItem {
  const { accountId, plan, scheme, schemeName, currency } = payload;
  return {
    ...head,
    kind: 'redemption',
    accountId,
    plan,
    scheme,
    schemeName,
    currency,
    size: sizeOf(payload, currency, payload.redeemAll),
    ...paysInto(payload),
  };
}

function switchingOf(head: Head, payload: Switching): SwitchingItem {
  const { accountId, plan, fromCurrency, salesCharge } = payload;
  return {
    ...head,
    kind: 'switching',
    accountId,
    plan,
    from: { scheme: payload.fromScheme, schemeName: payload.fromSchemeName, currency: fromCurrency },
    to: { scheme: payload.toScheme, schemeName: payload.toSchemeName, currency: payload.toCurrency },
    size: sizeOf(payload, fromCurrency, payload.switchAll),
    salesCharge,
    satRank: payload.switchedInSatRank,
  };
}

function bankarOf(head: Head, payload: Bankar): RecordItem {
  const kind = payload.isJointAccount ? ['joint'] : payload.isThirdPartyBankAccount ? ['third party'] : [];
  return {
    ...head,
    kind: 'bankar',
    title: `Add bank account, ${payload.bankName}`,
    detail: [maskedAccount(payload.bankAccNumber), payload.currency, ...kind].join(' · '),
    ...underOnboarding(payload),
  };
}

const forms = {
  sat: { title: 'Suitability assessment', detail: 'Answers and category' },
  clientInfoUpdate: { title: 'Update information', detail: 'Changes to the customer’s record' },
  onboarding: { title: 'Onboarding', detail: 'Account opening form' },
} as const;

type FormKind = keyof typeof forms;

/** Decodes a form, with a short summary of its answers. */
function formOf(
  head: Head,
  kind: FormKind,
  payload: Readonly<Record<string, unknown>>,
  name?: string,
): RecordItem {
  const { title, detail } = forms[kind];
  const fields = Object.keys(payload).length;
  if (kind === 'clientInfoUpdate' && fields > 0) {
    return { ...head, kind, title, detail: `${pluralize(fields, 'field')} changed` };
  }
  return { ...head, kind, title, detail: kind === 'onboarding' && name ? `${detail} · ${name}` : detail };
}

/** Decodes an item of a cart or a checkout. */
export function itemOf(head: Head, item: TransactionItem): CartItem {
  switch (item.type) {
    case 'investment':
      return investmentOf(head, item.payload);
    case 'redemption':
      return redemptionOf(head, item.payload);
    case 'switching':
      return switchingOf(head, item.payload);
    case 'bankar':
      return bankarOf(head, item.payload);
    default:
      return formOf(head, item.type, item.payload);
  }
}

/** Decodes all items of one channel's lists, transactions first. */
export function itemsOf(channel: Channel, lists: CartLists): readonly CartItem[] {
  const head = ({ id }: { readonly id: string }) => ({ id, channel });
  return [
    ...lists.investment.map((item) => investmentOf(head(item), item.payload)),
    ...lists.redemption.map((item) => redemptionOf(head(item), item.payload)),
    ...lists.switching.map((item) => switchingOf(head(item), item.payload)),
    ...lists.bankar.map((item) => bankarOf(head(item), item.payload)),
    ...(['sat', 'clientInfoUpdate', 'onboarding'] as const).flatMap((kind) =>
      lists[kind].map((item) => formOf(head(item), kind, item.payload, item.customerName)),
    ),
  ];
}
