/** Text of the outbox page: how to make a payment fail or wait in the sandbox. */
export const PAYMENT_HELP = {
  title: 'How payments end',
  lines: [
    'A payment is verified as paid, whatever its method.',
    'A reference that begins with FAIL fails.',
    'A reference that begins with WAIT is pending at the first two verifications and paid at the third.',
  ],
} as const;
