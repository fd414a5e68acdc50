import { Card, CardBody, CardHeader, Table, Td, Th } from '@portal/shared/parts';
import { Text } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import type { Change } from '../changes.ts';

/** What the update changes: each field before and after, side by side. */
export function ChangesTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Card aria-label="Before and after">
      <CardHeader
        level={3}
        title="Before and after"
        aside={changes.length === 0 ? null : pluralize(changes.length, 'field')}
      />
      {changes.length === 0 ? (
        <CardBody>
          <Text color="fg.muted">Nothing is changed yet.</Text>
        </CardBody>
      ) : (
        <Table label="Fields before and after the update" cards>
          <thead>
            <tr>
              <Th>Field</Th>
              <Th>On record</Th>
              <Th>After the update</Th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, before, after, isPrivate }) => (
              <tr key={name}>
                <Td lead>{label}</Td>
                <Td label="On record">
                  <Value text={before} missing="Not on record" isPrivate={isPrivate} />
                </Td>
                <Td label="After the update">
                  <Value text={after} missing="Removed" isPrivate={isPrivate} isStrong />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

interface ValueProps {
  readonly text: string;
  /** Shown when there is no value. */
  readonly missing: string;
  readonly isPrivate: boolean;
  readonly isStrong?: boolean;
}

function Value({ text, missing, isPrivate, isStrong = false }: ValueProps) {
  if (text === '')
    return (
      <Text as="span" color="fg.muted">
        {missing}
      </Text>
    );
  return (
    <Text
      as="span"
      overflowWrap="anywhere"
      fontWeight={isStrong ? 'medium' : undefined}
      data-private={isPrivate || undefined}
    >
      {text}
    </Text>
  );
}
