import { testDrafts } from '@portal/shared/testing';
import { customerAsPayer } from './payer.ts';
import { rememberPayment } from './remembered-payment.ts';

const payer = customerAsPayer;

test('keeps the methods of other sums, but a method of companies only until the next checkout or payment', async () => {
  const drafts = testDrafts();
  const methods = () => Object(drafts.kept.get('paying:C1'))?.methods;
  await rememberPayment(drafts, 'C1', { methods: { 'CS MYR': 'FPXB2B', 'CS USD': 'TT' }, payer });
  expect(methods()).toEqual({ 'CS MYR': 'FPXB2B', 'CS USD': 'TT' });
  await rememberPayment(drafts, 'C1', { methods: {}, payer });
  expect(methods()).toEqual({ 'CS USD': 'TT' });
});
