import type { Lookups } from '@portal/shared/api/lookups';
import { CheckCard } from '@portal/shared/forms';
import { Banner } from '@portal/shared/ui';
import type { JointAnswers } from '../answers/answers.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FieldSection, SectionTitle } from '../fields/layout.tsx';
import { problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';
import { ContactFields } from './contact-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';

/** What the second holder is called: a value of the lookups. */
function roleName(accountType: string, lookups: Lookups): string {
  const role = accountType === 'MNR' ? 'Minor' : 'Joint';
  return lookups.holderStatus.find(({ value }) => value === role)?.name ?? role;
}

/**
 * The step of the account's second person, a joint holder or a minor, who does not sign: relationship, identity,
 * personal details and contact, which may be the applicant's.
 */
export function JointStep(props: StepProps) {
  const { id, answers, change, savedFiles, resetCount, problems, hasTried, lookups } = props;
  const { joint, who } = answers;
  const changeJoint = (next: (before: JointAnswers) => Partial<JointAnswers>) =>
    change((before) => ({ ...before, joint: { ...before.joint, ...next(before.joint) } }));
  const set = (changes: Partial<JointAnswers>) => changeJoint(() => changes);
  const field = useFields({ values: joint, change: set, problems, hasTried });
  const common = { hasTried, lookups };
  return (
    <>
      <FieldSection>
        {who.accountType === 'MNR' ? (
          <Banner tone="info" title="A minor does not sign">
            The adult signs alone, and is asked to confirm.
          </Banner>
        ) : null}
        <SectionTitle>{roleName(who.accountType, lookups)}</SectionTitle>
        <ChoiceField of="relationship" field={field('relationship')} lookups={lookups} />
      </FieldSection>
      <IdentityFields
        {...common}
        prefix="identity."
        id={id}
        person={joint}
        resetCount={resetCount}
        savedFiles={savedFiles}
        isMinor={who.accountType === 'MNR'}
        isAddressAsked={!joint.hasSameContact}
        problems={problemsIn(problems, 'identity')}
        change={(next) => changeJoint(next)}
      />
      <PersonalFields
        {...common}
        prefix="personal."
        values={joint.personal}
        gender={joint.identity.gender}
        problems={problemsIn(problems, 'personal')}
        change={(changes) => changeJoint((before) => ({ personal: { ...before.personal, ...changes } }))}
      />
      <FieldSection>
        <CheckCard
          checked={joint.hasSameContact}
          error={
            hasTried ? problems.find(({ field: name }) => name === 'hasSameContact')?.problem : undefined
          }
          onChange={(hasSameContact) => set({ hasSameContact })}
        >
          Reached as the applicant: same phone, e-mail and address
        </CheckCard>
      </FieldSection>
      {joint.hasSameContact ? null : (
        <ContactFields
          {...common}
          prefix="contact."
          identity={joint.identity}
          values={joint.contact}
          problems={problemsIn(problems, 'contact')}
          change={(changes) => changeJoint((before) => ({ contact: { ...before.contact, ...changes } }))}
        />
      )}
    </>
  );
}
