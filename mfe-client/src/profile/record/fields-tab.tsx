import {
  Card,
  CardBody,
  CardHeader,
  KeyValue,
  KeyValues,
  MaskedId,
  PrivateFigures,
} from '@portal/shared/parts';
import { Grid } from '@portal/shared/ui';
import type { FieldGroup, ProfileField } from './profile-fields.ts';

/** The Profile tab: all fields on record, in groups. */
export function FieldsTab({ groups }: { readonly groups: readonly FieldGroup[] }) {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}>
      {groups.map((group) => (
        <Card key={group.title}>
          <CardHeader title={group.title} />
          <CardBody>
            <KeyValues gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))">
              {group.fields.map((field) => (
                <KeyValue key={field.label} label={field.label}>
                  <FieldValue field={field} />
                </KeyValue>
              ))}
            </KeyValues>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}

function FieldValue({ field }: { readonly field: ProfileField }) {
  if (field.value === undefined) return 'Not given';
  if (field.isIdentifying) return <MaskedId idNo={field.value} />;
  if (field.isPrivate) return <span data-private>{field.value}</span>;
  return <PrivateFigures>{field.value}</PrivateFigures>;
}
