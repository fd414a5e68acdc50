import type { Customer } from '@portal/shared/api/customers';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card } from '@portal/shared/parts';
import { FieldValues } from '@portal/shared/person';
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
      </Card>
    </>
  );
}
