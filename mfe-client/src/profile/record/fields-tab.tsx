import { describeAccount } from '@portal/shared/accounts';
import type { Customer } from '@portal/shared/api/customers';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, IdText, List, ListRow, PlanChip } from '@portal/shared/parts';
import { FieldValues, fieldOf } from '@portal/shared/person';
import { useReference } from '@portal/shared/reference';
import { Button, chakra, Flex, Heading } from '@portal/shared/ui';
import { UserPen } from 'lucide-react';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { buildFieldGroups, listShownGroups } from './profile-fields.ts';

/** A group's title beside its fields; above them on a phone. */
const Group = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' },
    gap: { base: '3', lg: '6' },
    py: { base: '4', md: '5' },
    px: { base: '4', md: '5' },
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold' },
  },
});

/** The columns of all accounts are alike; on a phone an account's values are below its number. */
const accountLayout = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '8rem 5rem minmax(0, 1fr) auto' },
  gap: '2px 12px',
  py: '2.5',
  px: '0',
  _first: { pt: '0' },
  _last: { pb: '0' },
} as const;
const AccountValue = chakra('span', {
  base: { gridColumn: { base: '1 / -1', md: 'auto' }, color: 'fg.muted' },
});

interface FieldsTabProps {
  readonly customer: Customer;
  /** Opens the form that updates the record. */
  readonly onUpdate: () => void;
}

/** The Profile tab: what is on record, in groups (CLI-02). `onUpdate` opens the form that changes it. */
export function FieldsTab({ customer, onUpdate }: FieldsTabProps) {
  const lookups = valueOrUndefined(useReference('lookups'));
  const intent = useTransactionIntent('update-information');
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" mb="3.5">
        <Heading>On record</Heading>
        <Button variant="outline" onClick={onUpdate} {...intent}>
          <UserPen aria-hidden />
          Update information
        </Button>
      </Flex>
      <Card>
        {listShownGroups(buildFieldGroups(customer, lookups, today())).map(({ title, fields }) => (
          <Group key={title} aria-label={title}>
            <h2>{title}</h2>
            <FieldValues fields={fields} />
          </Group>
        ))}
        <Accounts accounts={customer.account} />
      </Card>
    </>
  );
}

const accountsTitle = fieldOf('accountType').group;

/** The customer's accounts with plan, type and currencies; nothing without one. */
function Accounts({ accounts }: { readonly accounts: Customer['account'] }) {
  if (accounts.length === 0) return null;
  return (
    <Group aria-label={accountsTitle}>
      <h2>{accountsTitle}</h2>
      <List>
        {accounts.map((account) => (
          <ListRow key={account.accountId} {...accountLayout}>
            <IdText fontWeight="medium">{account.accountId}</IdText>
            <span>
              <PlanChip plan={account.plan} />
            </span>
            <AccountValue>{describeAccount(account)}</AccountValue>
            <AccountValue>{account.currencies.join(', ')}</AccountValue>
          </ListRow>
        ))}
      </List>
    </Group>
  );
}
