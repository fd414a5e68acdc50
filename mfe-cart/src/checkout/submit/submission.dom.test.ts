import { ApiError } from '@portal/shared/calls';
import type { CheckoutRequest } from '../checkout-request.ts';
import { submissionAfter } from './submission.ts';

const request: CheckoutRequest = {
  channel: 'Digital Transaction',
  userId: 'USR-1',
  customerId: 'C1',
  itemIds: ['i1'],
  declaration: {
    documentsReceived: true,
    mismatches: [],
    domesticBorrowing: null,
    vulnerable: null,
    emailConfirmed: true,
    statements: [],
  },
  payment: [],
  customerName: 'Tan',
  agentName: 'Aisyah',
  customerEmail: 'tan@mail.example',
  agentEmail: 'aisyah@agents.example',
};

test.each([
  [new ApiError('request', { field: 'customerEmail' }), /could not send the field “Customer’s e-mail”/],
  [new ApiError('status', { status: 422 }), /^The service did not accept it/],
])('[CHK-06] a refusal says whose it is, and never that it did not arrive: %s', (error, why) => {
  const submission = submissionAfter(request, { status: 'refused', error });
  expect(submission).toEqual({ status: 'refused', why: expect.stringMatching(why) });
  expect(JSON.stringify(submission)).not.toMatch(/did not arrive/);
});
