import { today } from '@portal/shared/dates';
import { sumOfShares } from '@portal/shared/person/nominees';
import { readIdentityNumber } from '@portal/shared/person/read-identity-number';
import { relationships } from '@portal/shared/person/relationships';
import { Banner, Button, chakra, EmptyState, Flex, Text } from '@portal/shared/ui';
import { Trash2, Users } from 'lucide-react';
import { emptyNominee, type Nominee } from '../answers/answers.ts';
import { BirthChoice } from '../card/birth-choice.tsx';
import { maxNominees } from '../checks/check-others.ts';
import { AddSection } from '../fields/add-section.tsx';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldRow, FieldSection, SectionTitle } from '../fields/layout.tsx';
import { type FieldsOf, problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

const NomineeCard = chakra('fieldset', { base: { display: 'grid', gap: '4', minW: '0' } });

interface NomineeFieldsProps extends FieldsOf<Nominee>, Pick<StepProps, 'lookups'> {
  readonly place: number;
  readonly onRemove: () => void;
}

function NomineeFields({ place, lookups, onRemove, ...part }: NomineeFieldsProps) {
  const field = useFields(part);
  const number = readIdentityNumber(part.values.idNo, today());
  return (
    <FieldSection>
      <NomineeCard aria-label={`Nominee ${place}`}>
        <Flex justify="space-between" align="center" gap="3">
          <SectionTitle>{`Nominee ${place}`}</SectionTitle>
          <Button variant="quiet" size="sm" onClick={onRemove} aria-label={`Remove nominee ${place}`}>
            <Trash2 aria-hidden />
            Remove
          </Button>
        </Flex>
        <LineField of="name" field={field('name')} />
        <FieldRow>
          <LineField of="idNo" label="MyKad or passport number" field={field('idNo')} />
          <ChoiceField
            of="relationship"
            label="Relationship to the applicant"
            field={field('relationship')}
            lookups={lookups}
            offered={relationships.nominee}
          />
        </FieldRow>
        <BirthChoice
          births={number.ok ? number.value.births : []}
          field={field('dateOfBirth')}
          help="Optional"
        />
        <LineField of="share" label="Share, %" field={field('share')} />
      </NomineeCard>
    </FieldSection>
  );
}

/**
 * The step Nominees: who receives the savings of a private retirement scheme, up to six people or none, and the sum of
 * their shares.
 */
export function NomineesStep({ answers, change, problems, hasTried, lookups }: StepProps) {
  const { nominees } = answers;
  const set = (changed: Nominee[]) => change((before) => ({ ...before, nominees: changed }));
  const wrongSum = problems.find(({ field }) => field === 'shares')?.problem;
  const isEmpty = nominees.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState icon={<Users aria-hidden />} title="No nominee yet">
          {`Up to ${maxNominees} people can be named, also later.`}
        </EmptyState>
      ) : null}
      {nominees.map((nominee, at) => (
        <NomineeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a nominee has no id, and is removed by its place
          key={at}
          place={at + 1}
          values={nominee}
          prefix={`${at}.`}
          problems={problemsIn(problems, String(at))}
          hasTried={hasTried}
          lookups={lookups}
          change={(changes) =>
            set(nominees.map((each, index) => (index === at ? { ...each, ...changes } : each)))
          }
          onRemove={() => set(nominees.filter((_, index) => index !== at))}
        />
      ))}
      {isEmpty ? null : (
        <FieldSection>
          <Text role="status">{`Shares together: ${sumOfShares(nominees.map(({ share }) => share))}%`}</Text>
          {hasTried && wrongSum !== undefined ? <Banner tone="danger" title={wrongSum} /> : null}
        </FieldSection>
      )}
      {nominees.length < maxNominees ? (
        <AddSection isEmpty={isEmpty} label="Add a nominee" onAdd={() => set([...nominees, emptyNominee])} />
      ) : null}
    </>
  );
}
