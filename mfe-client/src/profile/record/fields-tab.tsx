import type { Customer } from '@portal/shared/api/customers';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { type FieldGroup, FieldValues, hasValues } from '@portal/shared/person';
import { useReference } from '@portal/shared/reference';
import { Button, Flex, Grid, Heading, Text } from '@portal/shared/ui';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { useTransactionIntent } from '../../core/transaction-intent.ts';
import { buildFieldGroups } from './profile-fields.ts';

interface FieldsTabProps {
  readonly customer: Customer;
  /** Opens the form that updates the record. */
  readonly onUpdate: () => void;
}

/** The Profile tab: all fields on record, in groups (CLI-02). */
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
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
        {buildFieldGroups(customer, lookups, today()).map((group) => (
          <GroupCard key={group.title} group={group} />
        ))}
      </Grid>
    </>
  );
}

/** A group of fields. One without any value is folded, and its fields are shown on request. */
function GroupCard({ group }: { readonly group: FieldGroup }) {
  const [isUnfolded, setIsUnfolded] = useState(hasValues(group));
  const { title, fields } = group;
  return (
    <Card aria-label={title} alignSelf={isUnfolded ? undefined : 'start'}>
      <CardHeader
        title={title}
        aside={
          hasValues(group) || fields.length === 0 ? null : (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isUnfolded}
              aria-label={`${isUnfolded ? 'Hide' : 'Show'} the fields of ${title}`}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isUnfolded ? 'Hide' : 'Show'}
            </Button>
          )
        }
      />
      <CardBody>
        {isUnfolded ? <FieldValues fields={fields} /> : <Text color="fg.muted">Nothing on record</Text>}
      </CardBody>
    </Card>
  );
}
