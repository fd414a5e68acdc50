import { pay, verifyPayment } from '@portal/shared/api/payment';
import { useLocation } from '@portal/shared/ui';
import { remoteData } from '../../../mfe-cart/src/core/remote-data.ts';
import { PaymentPage, PaymentResultPage } from '../../../mfe-cart/src/payment/index.ts';
import type { Row } from '../row.ts';
import { seedPayable } from '../seeding.ts';
import { findButton, type Stage } from '../stage.tsx';

const Payment = remoteData.wrap(() =>
  useLocation().pathname === '/payment/successful' ? <PaymentResultPage /> : <PaymentPage />,
);

const words = {
  done: /Payment received/,
  not: /Nothing was paid/,
  unknown: /It is not known whether it was paid/,
} as const;

const openPayment = (stage: Stage, applicationId: string) =>
  stage.open(<Payment />, remoteData, { path: `/payment?applicationId=${applicationId}` });

export const paymentRows: readonly Row[] = [
  {
    call: pay,
    on: 'payment',
    isReadBack: true,
    words,
    async open(stage) {
      const { applicationId } = await seedPayable(stage);
      const user = openPayment(stage, applicationId);
      await findButton(/^Pay MYR/);
      return {
        press: async () => user.click(await findButton(/^(Pay MYR|Check again)/)),
        count: async () => (await stage.effects()).payments.length,
      };
    },
  },
  {
    call: verifyPayment,
    on: 'payment that the bank verifies',
    // the call is the question itself
    isReadBack: false,
    words: { ...words, not: /The payment failed/ },
    async open(stage) {
      const { applicationId } = await seedPayable(stage);
      await stage.api.call(pay, {
        applicationId,
        payment: { method: 'DNOW', amounts: [{ currency: 'MYR', amount: 2_000 }], reference: 'WAIT' },
      });
      // the bank answers at the third question; the page asks a second time when it opens
      await stage.api.call(verifyPayment, { applicationId, userId: stage.agent.userId });
      const user = openPayment(stage, applicationId);
      const button = await findButton('Check again');
      return {
        press: () => user.click(button),
        pressAgain: async () => user.click(await findButton('Check again')),
        count: async () =>
          (await stage.effects()).payments.filter(({ outcome }) => outcome === 'paid').length,
      };
    },
  },
];
