import { malaysianInstant, today } from '@portal/shared/dates';
import { bankarPayloads } from '../../../oracle/bankar.ts';
import { satPayloadSent } from '../../../oracle/sat.ts';
import { redemptionPayload, switchingPayload } from '../../../oracle/taken-payloads.ts';
import { accountOf } from '../../screens/selling.ts';
import { ageOptionOf } from '../../screens/suitability.ts';
import type { Agent, Customer } from '../agent.ts';

/** A redemption of 200 units of the EPF account, which returns to EPF. */
export const redemptionOf = (customer: Customer, { codes }: Agent) => ({
  ...redemptionPayload('EPF', 'units'),
  accountId: accountOf(customer, 'EPF'),
  scheme: 'CBBAL',
  schemeName: 'Cempaka Biru Balanced',
  units: 200,
  agentCode: codes.ut,
});

/** A switch of 2,500 units of the cash account. */
export const switchingOf = (customer: Customer, { codes }: Agent) => ({
  ...switchingPayload('CS', 'units'),
  accountId: accountOf(customer, 'CS'),
  units: 2_500,
  agentCode: codes.ut,
});

/** The addition of an own bank account with a statement of today. `path` is that of the uploaded statement. */
export const bankAccountOf = (customer: Customer, path: string) => ({
  ...bankarPayloads.own({
    account: accountOf(customer, 'CS'),
    customerName: customer.name,
    customerIdNo: customer.idNo,
    statementDate: today(),
  }),
  bankAccountStatementFileURL: path,
});

/** An assessment that the customer accepts: Moderately Aggressive, answered now. */
export function assessmentOf(customer: Customer) {
  const { answers, ...content } = satPayloadSent({ ageOption: ageOptionOf(customer) });
  const answeredAt = malaysianInstant(new Date());
  return {
    ...content,
    answers: answers.map((answer) => ({ ...answer, answeredAt })),
    answeredAt,
    vIAnsweredAt: answeredAt,
  };
}
