import { join } from 'node:path';
import type { PackageName } from '@portal/shared/site';

/** Every package has at least one fault. */
export const faultyPackages = [
  'host',
  'mfe-auth',
  'mfe-client',
  'mfe-cart',
  'mfe-applications',
  'mfe-history',
  'shared',
  'sandbox',
] as const;

/** The test that should catch a fault: the quickest one that can. */
type Catcher =
  | {
      readonly runner: 'jest';
      /** Path from the root. */
      readonly file: string;
    }
  | {
      readonly runner: 'browser';
      /** File in `e2e`. */
      readonly spec: string;
      /** Part of the titles of the tests that run. */
      readonly title: string;
      /** Packages whose builds contain the changed file. */
      readonly rebuild: readonly PackageName[];
    };

/** A deliberate fault of the product. Its patch is `faults/<name>.patch`. */
export interface Fault {
  readonly name: string;
  readonly package: (typeof faultyPackages)[number];
  /** What an agent, a customer or the company suffers. */
  readonly breaks: string;
  readonly caughtBy: Catcher;
}

/** Path of a fault's patch. */
export const patchOf = ({ name }: Pick<Fault, 'name'>): string =>
  join(import.meta.dirname, 'faults', `${name}.patch`);

const jestFile = (file: string): Catcher => ({ runner: 'jest', file });

/** All deliberate faults. */
export const faults: readonly Fault[] = [
  {
    name: '01-session-clock-stops-in-sleep',
    package: 'host',
    breaks: 'A session outlives its 15 minutes when the machine slept.',
    caughtBy: jestFile('host/src/session/state/session-clock.test.ts'),
  },
  {
    name: '02-tokens-stay-after-sign-out',
    package: 'host',
    breaks: 'The tokens stay in the tab’s storage after sign-out.',
    caughtBy: jestFile('host/src/session/tabs/sign-out-in-all-tabs.test.ts'),
  },
  {
    name: '03-renewal-in-every-tab',
    package: 'host',
    breaks: 'Each tab uses the same refresh token, which ends the session.',
    caughtBy: jestFile('host/src/session/renewal/renewal.test.ts'),
  },
  {
    name: '04-remote-is-not-retried',
    package: 'host',
    breaks: 'A remote that was unreachable once is not requested a second time.',
    caughtBy: jestFile('host/src/federation/loading/fallback.test.ts'),
  },
  {
    name: '05-script-without-hash-accepted',
    package: 'host',
    breaks: 'A script without a known hash may run.',
    caughtBy: jestFile('host/src/federation/scripts/trusted-scripts.dom.test.ts'),
  },
  {
    name: '06-screen-not-masked-in-replay',
    package: 'host',
    breaks: 'A session replay shows customers’ names and amounts.',
    caughtBy: jestFile('host/src/monitoring/start-rum.dom.test.ts'),
  },
  {
    name: '07-return-path-to-another-site',
    package: 'host',
    breaks: 'A link to the maintenance page, or a stored return path, leads to another site.',
    caughtBy: jestFile('host/src/core/portal-path.dom.test.ts'),
  },
  {
    name: '08-key-without-agent',
    package: 'host',
    breaks: 'An agent can decrypt another agent’s pinned customers and return path.',
    caughtBy: jestFile('host/src/core/encryption/agent-encryption.test.ts'),
  },
  {
    name: '09-charge-rounded-down',
    package: 'shared',
    breaks: 'The net amount of a purchase is rounded down.',
    caughtBy: jestFile('shared/src/money/rules.test.ts'),
  },
  {
    name: '10-currencies-added-together',
    package: 'shared',
    breaks: 'Amounts of all currencies are added into one total.',
    caughtBy: jestFile('shared/src/money/rules.test.ts'),
  },
  {
    name: '11-money-compared-as-text',
    package: 'shared',
    breaks: 'MYR 900.00 counts as more than MYR 1,000.00.',
    caughtBy: jestFile('mfe-cart/src/invest/amount/amount-limit.test.ts'),
  },
  {
    name: '12-identity-number-not-masked',
    package: 'shared',
    breaks: 'A passport number is shown in full.',
    caughtBy: jestFile('shared/src/parts/figures/mask-id.test.ts'),
  },
  {
    name: '13-csv-cell-runs-as-formula',
    package: 'shared',
    breaks: 'A spreadsheet runs a cell of a saved list as a formula.',
    caughtBy: jestFile('shared/src/files/csv.test.ts'),
  },
  {
    name: '14-token-to-another-site',
    package: 'shared',
    breaks: 'A link can send the agent’s token to a site that is not configured.',
    caughtBy: jestFile('shared/src/external/address.test.ts'),
  },
  {
    name: '15-gate-ignores-contract',
    package: 'shared',
    breaks: 'A release that needs a newer contract is loaded.',
    caughtBy: jestFile('shared/src/federation/gate.test.ts'),
  },
  {
    name: '16-state-not-checked',
    package: 'shared',
    breaks: 'A code of another sign-in is exchanged.',
    caughtBy: jestFile('shared/src/oidc/token-endpoint.test.ts'),
  },
  {
    name: '17-nonce-not-checked',
    package: 'shared',
    breaks: 'An id token of another sign-in is accepted.',
    caughtBy: jestFile('shared/src/oidc/bad-tokens.test.ts'),
  },
  {
    name: '18-refused-write-sent-again',
    package: 'shared',
    breaks: 'A command that was refused with 401 is sent a second time.',
    caughtBy: jestFile('shared/src/calls/authorised-transport.test.ts'),
  },
  {
    name: '19-focus-not-moved-to-new-page',
    package: 'shared',
    breaks: 'After a navigation the focus stays behind, and a screen reader does not announce the page.',
    caughtBy: jestFile('shared/src/ui/text/page-title.test.tsx'),
  },
  {
    name: '20-message-of-another-window',
    package: 'shared',
    breaks: 'A window that the portal did not open can report a changed account.',
    caughtBy: jestFile('shared/src/external/transaction-window.dom.test.ts'),
  },
  {
    name: '21-inline-scripts-allowed',
    package: 'shared',
    breaks: 'The content security policy allows injected scripts.',
    caughtBy: jestFile('shared/site/serving/policy.test.ts'),
  },
  {
    name: '22-removal-in-wrong-channel',
    package: 'mfe-cart',
    breaks: 'A bank account is removed in the channel of transactions, where the service does not find it.',
    caughtBy: jestFile('mfe-cart/src/cart/removing.test.tsx'),
  },
  {
    name: '23-undo-undoes-nothing',
    package: 'mfe-cart',
    breaks: 'After Undo the item is shown again and removed all the same.',
    caughtBy: jestFile('mfe-cart/src/cart/removing.test.tsx'),
  },
  {
    name: '24-no-lock-over-tabs',
    package: 'mfe-cart',
    breaks: 'Two tabs send a checkout for the same customer at the same time.',
    caughtBy: jestFile('mfe-cart/src/core/cart/with-customer-lock.dom.test.ts'),
  },
  {
    name: '25-lost-reply-taken-for-not-sent',
    package: 'shared',
    breaks: 'A command whose reply was lost counts as not sent.',
    caughtBy: jestFile('shared/src/commands/send-once.dom.test.ts'),
  },
  {
    name: '26-new-key-for-each-attempt',
    package: 'shared',
    breaks: 'A repeated command has a new Idempotency-Key, so it can take effect twice.',
    caughtBy: jestFile('shared/src/commands/send-once.dom.test.ts'),
  },
  {
    name: '27-epf-minimum-too-low',
    package: 'mfe-cart',
    breaks: 'MYR 100 of EPF money is accepted instead of MYR 1,000.',
    caughtBy: jestFile('mfe-cart/src/invest/amount/amount-limit.test.ts'),
  },
  {
    name: '28-epf-charge-not-limited',
    package: 'mfe-cart',
    breaks: 'EPF money is charged more than 3%.',
    caughtBy: jestFile('mfe-cart/src/transaction-rules/sales-charge.test.ts'),
  },
  {
    name: '29-zero-holdings-not-requested',
    package: 'mfe-client',
    breaks: 'The request for holdings has no includeZeroAum.',
    caughtBy: jestFile('mfe-client/src/profile/profile-holdings.test.tsx'),
  },
  {
    name: '30-prs-sold-without-registration',
    package: 'shared',
    breaks: 'An agent without PRS registration can open a PRS investment.',
    caughtBy: jestFile('shared/src/selling/permitted-actions.test.ts'),
  },
  {
    name: '31-focus-lost-on-return-to-list',
    package: 'mfe-client',
    breaks: 'Back to the customer list does not focus the opened row.',
    caughtBy: jestFile('mfe-client/src/customers/customers-page.test.tsx'),
  },
  {
    name: '32-rejected-application-closed',
    package: 'mfe-applications',
    breaks: 'A rejected application is listed as closed, not as one that needs the agent.',
    caughtBy: jestFile('mfe-applications/src/core/status-group.test.ts'),
  },
  {
    name: '33-documents-after-processing',
    package: 'mfe-applications',
    breaks: 'Documents can be uploaded for an application in process.',
    caughtBy: jestFile('mfe-applications/src/documents/document-state.test.ts'),
  },
  {
    name: '34-period-a-day-short',
    package: 'mfe-history',
    breaks: 'The period of 90 days lacks its first day.',
    caughtBy: jestFile('mfe-history/src/completed/period/period.test.ts'),
  },
  {
    name: '35-redemption-counted-as-money-in',
    package: 'mfe-history',
    breaks: 'Redemptions are added to the money in.',
    caughtBy: jestFile('mfe-history/src/completed/transaction-rows.test.ts'),
  },
  {
    name: '36-reply-of-another-attempt',
    package: 'mfe-auth',
    breaks: 'A reply with the state of another sign-in is accepted.',
    caughtBy: jestFile('mfe-auth/src/sign-in/forged-messages.dom.test.ts'),
  },
  {
    name: '37-inactive-agent-signs-in',
    package: 'mfe-auth',
    breaks: 'An inactive agent can sign in.',
    caughtBy: jestFile('mfe-auth/src/agent/judge-mapping.test.ts'),
  },
  {
    name: '38-lapsed-registration-sells',
    package: 'mfe-auth',
    breaks: 'An agent sells under a registration that has ended.',
    caughtBy: jestFile('mfe-auth/src/agent/build-agent.test.ts'),
  },
  {
    name: '39-unknown-field-accepted',
    package: 'sandbox',
    breaks: 'A request with an unknown field is accepted.',
    caughtBy: jestFile('sandbox/src/api/server/request-validation.test.ts'),
  },
  {
    name: '40-customers-of-other-agents',
    package: 'sandbox',
    breaks: 'An agent can read another agent’s customer.',
    caughtBy: jestFile('sandbox/src/api/server/data-isolation.test.ts'),
  },
  {
    name: '41-repeated-command-runs-again',
    package: 'sandbox',
    breaks: 'A command that is sent twice with one Idempotency-Key runs twice.',
    caughtBy: jestFile('sandbox/src/api/server/commands.test.ts'),
  },
  {
    name: '42-orders-after-cut-off-get-todays-price',
    package: 'sandbox',
    breaks: 'An order at 16:30 gets the price of the same day.',
    caughtBy: jestFile('sandbox/src/rules/calendar.test.ts'),
  },
  {
    name: '43-tile-without-placeholder',
    package: 'host',
    breaks: 'The tile of the assets grows when its answer comes, and moves everything below it.',
    caughtBy: {
      runner: 'browser',
      spec: 'frame/home.spec.ts',
      title: 'home: nothing moves',
      rebuild: ['host'],
    },
  },
  {
    name: '44-text-of-low-contrast',
    package: 'mfe-client',
    breaks: 'E-mail addresses have too little contrast.',
    caughtBy: {
      runner: 'browser',
      spec: 'customers/customers.spec.ts',
      title: 'a customer is searched for and opened, with the keyboard alone',
      rebuild: ['mfe-client'],
    },
  },
  {
    name: '45-page-without-integrity',
    package: 'shared',
    breaks: 'The host’s entry script runs when it was changed on its way.',
    caughtBy: {
      runner: 'browser',
      spec: 'security/integrity.spec.ts',
      title: 'the host’s entry',
      rebuild: [],
    },
  },
  {
    name: '46-failed-remote-stays-failed',
    package: 'host',
    breaks: 'Try again does not load a remote that failed before.',
    caughtBy: jestFile('host/src/federation/federation-runtime.dom.test.ts'),
  },
  {
    name: '47-no-lock-for-renewal',
    package: 'host',
    breaks: 'Tabs renew the session at the same time with one refresh token.',
    caughtBy: {
      runner: 'browser',
      spec: 'session/tabs.spec.ts',
      title: 'when all accept together there is one refresh',
      rebuild: ['host'],
    },
  },
  {
    name: '48-drafts-stay-after-sign-out',
    package: 'host',
    breaks: 'Drafts stay in the browser after sign-out.',
    caughtBy: jestFile('host/src/drafts/vault.test.ts'),
  },
  {
    name: '49-privacy-view-blurs-nothing',
    package: 'shared',
    breaks: 'The privacy view hides no figure.',
    caughtBy: {
      runner: 'browser',
      spec: 'frame/privacy-view.spec.ts',
      title: 'privacy view blurs figures by key',
      rebuild: ['host'],
    },
  },
  {
    name: '50-document-drawn-blank',
    package: 'mfe-applications',
    breaks: 'A document is opened without its content.',
    caughtBy: {
      runner: 'browser',
      spec: 'applications/documents.spec.ts',
      title: 'a missing document is checked, uploaded and received',
      rebuild: ['mfe-applications'],
    },
  },
  {
    name: '51-resend-not-read-back',
    package: 'shared',
    breaks: 'An e-mail that did not arrive is reported as sent again.',
    caughtBy: jestFile('shared/src/commands/resend-email.dom.test.ts'),
  },
  {
    name: '52-wholesale-fund-sold-to-retail',
    package: 'shared',
    breaks: 'A retail investor can buy a wholesale scheme whose fund is listed as retail.',
    caughtBy: jestFile('shared/src/selling/permitted-actions.test.ts'),
  },
  {
    name: '53-cart-resend-not-read-back',
    package: 'mfe-cart',
    breaks: 'The cart cannot say whether an e-mail whose reply was lost was sent.',
    caughtBy: jestFile('mfe-cart/src/sent-checkouts/already-sent.test.tsx'),
  },
  {
    name: '54-removal-not-stored',
    package: 'mfe-cart',
    breaks: 'An item that was removed is in the cart again when the page is reloaded within six seconds.',
    caughtBy: jestFile('mfe-cart/src/cart/kept-removals.test.tsx'),
  },
  {
    name: '55-epf-redemption-paid-to-bank',
    package: 'mfe-cart',
    breaks: 'A redemption of an EPF account is not paid back to EPF.',
    caughtBy: jestFile('e2e/payloads/taken-payloads.dom.test.ts'),
  },
  {
    name: '56-too-few-units-stay',
    package: 'mfe-cart',
    breaks: 'A redemption or a switch leaves fewer units than the scheme’s minimum holding.',
    caughtBy: jestFile('mfe-cart/src/transaction-rules/holdings/size.test.ts'),
  },
  {
    name: '57-switch-without-buffer',
    package: 'mfe-cart',
    breaks: 'A switch is worth less than the target’s minimum when the price falls until it is carried out.',
    caughtBy: jestFile('mfe-cart/src/switch/target.test.ts'),
  },
  {
    name: '58-old-statement-accepted',
    package: 'mfe-cart',
    breaks: 'A bank account is proven by a statement that is older than three months.',
    caughtBy: jestFile('mfe-cart/src/bank-account/rules/rules.test.ts'),
  },
  {
    name: '59-order-of-split-offered-again',
    package: 'mfe-cart',
    breaks: 'An order of a split is added twice when the drawer was closed before its reply arrived.',
    caughtBy: jestFile('mfe-cart/src/invest/split/split-draft.test.tsx'),
  },
  {
    name: '71-list-sent-as-text',
    package: 'mfe-cart',
    breaks: 'An update sends a list as text to a record that has a list.',
    caughtBy: jestFile('mfe-cart/src/update-information/order.test.ts'),
  },
  {
    name: '72-answers-of-vulnerable-mixed-up',
    package: 'mfe-client',
    breaks: 'The profile shows a vulnerable customer’s answer at another question.',
    caughtBy: jestFile('mfe-client/src/core/customer/vulnerable-answers.test.ts'),
  },
  {
    name: '61-short-horizon-not-capped',
    package: 'sandbox',
    breaks: 'A customer who needs the money within a year is assessed as aggressive.',
    caughtBy: jestFile('sandbox/src/rules/assessment/score.test.ts'),
  },
  {
    name: '62-unconfirmed-answers-sent',
    package: 'mfe-client',
    breaks: 'Answers of an earlier assessment are sent, although the customer was not asked again.',
    caughtBy: jestFile('mfe-client/src/suitability/answers/assessment-values.test.ts'),
  },
  {
    name: '80-lock-not-read-at-reload',
    package: 'host',
    breaks: 'After a reload a customer who has the device sees the agent’s pages.',
    caughtBy: jestFile('host/src/customer-mode/customer-mode.test.ts'),
  },
  {
    name: '81-other-agent-ends-customers-mode',
    package: 'host',
    breaks: 'Another agent’s sign-in ends the customer’s mode and goes on in the first agent’s session.',
    caughtBy: jestFile('host/src/session/state/confirmation.test.ts'),
  },
];
