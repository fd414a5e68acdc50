import type { Plan } from '@portal/shared/api/wire';
import { ChoiceCards } from '@portal/shared/forms';
import { planName } from '@portal/shared/parts';
import { ChecksField, fieldOf } from '@portal/shared/person';
import { agentCodeFor, notRegistered } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { hasJointHolder, needsEpf } from '../answers/applies.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldSection } from '../fields/layout.tsx';
import { useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

const plans: readonly Plan[] = ['CS', 'EPF', 'PRS'];

const holders = [
  { value: 'IND', label: 'One holder' },
  { value: 'JNT', label: 'Two holders' },
  { value: 'MNR', label: 'An adult with a minor' },
] as const;

const epfTypes = [
  { value: 'Konvensional', label: 'Conventional' },
  { value: 'Shariah', label: 'Shariah' },
] as const;

/**
 * The step Who: fields of which plans are opened, for one person or two, who signs, and the EPF membership if an EPF
 * plan is opened. Plans that the agent is not registered for cannot be chosen.
 */
export function WhoStep({ answers, change, problems, hasTried, lookups }: StepProps) {
  const agent = useAgent();
  const { who } = answers;
  const set = (changes: Partial<typeof who>) =>
    change((before) => ({ ...before, who: { ...before.who, ...changes } }));
  const field = useFields({ values: who, change: set, problems, hasTried });
  const isJoint = hasJointHolder(answers) && who.accountType === 'JNT';
  return (
    <>
      <FieldSection>
        <ChecksField
          legend="Which plans are opened?"
          field={field('plans')}
          options={plans.map((plan) => ({
            value: plan,
            label: planName(plan),
            disabledBecause: agentCodeFor(agent, plan) === undefined ? notRegistered : undefined,
          }))}
          onChange={(chosen) => set({ plans: plans.filter((plan) => chosen.includes(plan)) })}
        />
      </FieldSection>
      {who.plans.includes('CS') || who.accountType !== 'IND' ? (
        <FieldSection>
          <ChoiceCards
            {...field('accountType')}
            legend="Who holds the cash account?"
            columns={3}
            options={holders}
          />
          {isJoint ? (
            <ChoiceField
              of="operatingInstruction"
              label="Who signs?"
              field={field('operatingInstruction')}
              lookups={lookups}
            />
          ) : null}
        </FieldSection>
      ) : null}
      {needsEpf(who) ? (
        <FieldSection>
          <ChoiceCards
            {...field('epfAccountType')}
            legend={fieldOf('epfAccountType').label}
            options={epfTypes}
          />
          <LineField of="epfNo" field={field('epfNo')} />
        </FieldSection>
      ) : null}
    </>
  );
}
