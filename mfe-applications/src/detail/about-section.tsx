import { getHolderNames, getInstructionName } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import type { Application } from '@portal/shared/api/applications';
import { BreakableEmail } from '@portal/shared/breakable-email';
import { formatDateTime } from '@portal/shared/dates';
import {
  Card,
  CardBody,
  CardHeader,
  IdText,
  KeyValue,
  KeyValues,
  PlanChip,
  titleCase,
} from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';

/**
 * Card of an application with its account, if it has one, the customer's e-mail, the agent, the id of the checkout that
 * it came from, and when it last changed.
 */
export function AboutSection({ application }: { readonly application: Application }) {
  const { account, agent, customer, checkoutId, updatedAt } = application;
  return (
    <Card>
      <CardHeader title={account ? 'Account and agent' : 'Customer and agent'} />
      <CardBody>
        <KeyValues
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
          }}
        >
          {account ? <AccountValues account={account} /> : null}
          <KeyValue label="Customer’s e-mail">
            {customer.email === null ? null : <BreakableEmail text={customer.email} />}
          </KeyValue>
          <KeyValue label="Agent" help={agent.agentCode}>
            {titleCase(agent.name)}
          </KeyValue>
          <KeyValue label="Checkout">
            <IdText>{checkoutId}</IdText>
          </KeyValue>
          <KeyValue label="Last change">{formatDateTime(updatedAt)}</KeyValue>
        </KeyValues>
      </CardBody>
    </Card>
  );
}

function AccountValues({ account }: { readonly account: Account }) {
  const holders = getHolderNames(account);
  return (
    <>
      <KeyValue label="Account" help={titleCase(account.accountName)}>
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <IdText>{account.accountId}</IdText>
          <PlanChip plan={account.plan} />
        </chakra.span>
      </KeyValue>
      {holders === undefined ? null : <KeyValue label="Holders">{holders}</KeyValue>}
      <KeyValue label="Operating instruction">{getInstructionName(account.operatingInstruction)}</KeyValue>
    </>
  );
}
