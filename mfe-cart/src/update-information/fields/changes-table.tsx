import { BreakableEmail } from '@portal/shared/breakable-email';
import { Card, CardBody, CardHeader, Table, Td, Th } from '@portal/shared/parts';
import { countFields, type FieldChange } from '@portal/shared/person';
import { Text } from '@portal/shared/ui';

/**
 * Table of what an update changes in the customer's record: each field before and after, side by side; a sentence when
 * nothing is changed.
 */
export function ChangesTable({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <Card aria-label="Before and after">
      <CardHeader
        level={3}
        title="Before and after"
        aside={changes.length === 0 ? null : countFields(changes)}
      />
      {changes.length === 0 ? (
        <CardBody>
          <Text color="fg.muted">Nothing is changed yet.</Text>
        </CardBody>
      ) : (
        <Table label="Fields before and after the update" cards>
          <thead>
            <tr>
              <Th width="24%">Field</Th>
              <Th width="38%">On record</Th>
              <Th width="38%">After the update</Th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, before, after, private: isPrivate }) => (
              <tr key={name}>
                <Td lead>{label}</Td>
                <Td label="On record">
                  <Text as="span" overflowWrap="anywhere" data-private={isPrivate}>
                    <BreakableEmail text={before} />
                  </Text>
                </Td>
                <Td label="After the update">
                  <Text as="span" overflowWrap="anywhere" fontWeight="medium" data-private={isPrivate}>
                    <BreakableEmail text={after} />
                  </Text>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
